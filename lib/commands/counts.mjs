/** Prints what a site has counted in the last 14 days. */
const EVENTS = ['visit', 'first-tick', 'sheet', 'request', 'contact', 'share', 'chat'];
const STEPS = EVENTS.slice(0, 4);
const SOURCES = ['instagram', 'google', 'other'];
const LONGEST_BAR = 30;

/** Where most visitors are lost at a step, what to look at. @type {Record<string, string>} */
const WORDS = {
  'first-tick': 'from the page to a first tick: look at the first view, the lowest prices and the photos.',
  sheet: 'from a tick to the request: look at the sum, and whether something asks too much.',
  request: 'from the request to WhatsApp: look at the total and at the fields.',
};

const [url] = process.argv.slice(2);
const { REVALIDATE_SECRET } = process.env;
if (!url || !REVALIDATE_SECRET) fail('Run: REVALIDATE_SECRET=… npm run counts -- https://catering.example');
if (!/^https?:\/\/[^/]/.test(url)) fail(`${url} is no address: write it as https://catering.example`);
const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
const response = await fetch(`${url.replace(/\/$/, '')}/api/counts`, { headers }).catch(({ cause }) =>
  fail(`${url} does not respond: ${cause?.code ?? cause?.message ?? 'no connection'}`),
);
if (response.status === 401) fail('The site has another REVALIDATE_SECRET.');
if (response.status === 404) fail('The site counts nothing: COUNTS or REVALIDATE_SECRET is not set there.');
if (!response.ok) fail(`The site responds with status ${response.status}.`);
/** @type {Record<string, Record<string, Record<string, number>>>} */
const counts = await response
  .json()
  .catch(() => fail(`${url} responds with something else than counts: is it the address of the site?`));

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });
const days = Array.from({ length: 14 }, (_, ago) => calendar.format(Date.now() - ago * 86_400_000)).reverse();

printRow('day', (event) => event);
for (const day of days) printRow(day, (event) => sum([day], SOURCES, event));
console.log();
printRow('source', (event) => event);
for (const source of SOURCES) printRow(source, (event) => withShare([source], event));
printRow('all', (event) => withShare(SOURCES, event));
console.log('\nVisits');
const visits = SOURCES.map((source) => sum(days, [source], 'visit'));
for (const [index, count] of visits.entries()) {
  const bar = '█'.repeat(Math.ceil((count / Math.max(...visits, 1)) * LONGEST_BAR));
  console.log(`${SOURCES[index]?.padEnd(12)}${bar} ${count}`);
}

console.log(`\n${inWords()}`);

/** What the counts say, and what to look at. */
function inWords() {
  const all = sum(days, SOURCES, 'visit');
  if (all === 0)
    return 'No visit was counted in these days. Share a link of the site, such as /ig on Instagram.';
  const steps = STEPS.slice(1).map((event, index) => {
    const before = sum(days, SOURCES, STEPS[index] ?? '');
    const count = sum(days, SOURCES, event);
    return { event, before, count, share: before > 0 ? count / before : 1 };
  });
  const weakest = steps.reduce((least, step) => (step.share < least.share ? step : least));
  const percent = Math.round(weakest.share * 100);
  return `Of ${weakest.before} visitors ${weakest.count} went on (${percent} %) ${WORDS[weakest.event]}`;
}

/** @param {string[]} days @param {string[]} sources @param {string} event */
function sum(days, sources, event) {
  const found = days.flatMap((day) => sources.map((source) => counts[day]?.[source]?.[event] ?? 0));
  return found.reduce((total, count) => total + count, 0);
}

/** A count and, of a step, which share of the visits that came to the step before went on to it. @param {string[]} sources @param {string} event */
function withShare(sources, event) {
  const count = sum(days, sources, event);
  const before = sum(days, sources, STEPS[STEPS.indexOf(event) - 1] ?? '');
  return before > 0 ? `${count} (${Math.round((count / before) * 100)} %)` : count;
}

/** @param {string} name @param {(event: string) => string | number} cellOf */
function printRow(name, cellOf) {
  console.log(name.padEnd(12) + EVENTS.map((event) => String(cellOf(event)).padStart(14)).join(''));
}

/** @param {unknown} message @returns {never} */
function fail(message) {
  console.error(String(message));
  process.exit(1);
}
