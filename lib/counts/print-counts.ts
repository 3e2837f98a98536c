/** What `npm run counts` runs: prints what a site has counted in the last 14 days, or with `--links` the links that it counts by. */
import { parseArgs } from 'node:util';
import { lastDays } from './count-store';
import type { CampaignCounts, CountsByDay } from './counter';
import { countsTable } from './counts-table';
import { linksToShare } from './links-to-share';

const HOW_TO_RUN =
  'Run: REVALIDATE_SECRET=… npm run counts -- https://catering.example, with --links for links';

const DAYS = 14;

void main();

async function main() {
  const { values, positionals } = readArguments();
  const [url] = positionals;
  const secret = process.env.REVALIDATE_SECRET;
  if (!url || positionals.length > 1 || !secret) fail(HOW_TO_RUN);
  if (!/^https?:\/\/[^/]/.test(url)) fail(`${url} is no address: write it as https://catering.example`);
  const siteUrl = url.replace(/\/+$/, '');
  const campaigns: CampaignCounts = await fetchCounts(`${siteUrl}/api/counts/campaigns`, secret);
  if (values.links) {
    console.log(linksToShare(siteUrl, Object.keys(campaigns)));
    return;
  }
  const report: CountsByDay = await fetchCounts(`${siteUrl}/api/counts`, secret);
  console.log(countsTable(report, campaigns, lastDays(DAYS).reverse()));
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { links: { type: 'boolean' } } });
  } catch {
    return fail(HOW_TO_RUN);
  }
}

async function fetchCounts(url: string, secret: string) {
  const { origin } = new URL(url);
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } }).catch(({ cause }) =>
    fail(`${origin} does not respond: ${cause?.code ?? cause?.message ?? 'no connection'}`),
  );
  if (response.status === 401) fail('The site has another REVALIDATE_SECRET.');
  if (response.status === 404) fail('The site counts nothing: COUNTS or REVALIDATE_SECRET is not set there.');
  if (!response.ok) fail(`The site responds with status ${response.status}.`);
  return response
    .json()
    .catch(() => fail(`${origin} responds with something else than counts: is it the address of the site?`));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
