import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options';
import { projectRoot } from '../support/site';
import { compareReadings } from './differences';
import { type Found, type Group, groupDifferences, headline, type Place } from './group';
import { reportPage } from './report';
import { type Journey, journeys } from './states';
import { type Deployment, type Outcome, walk, windows } from './walk';

type Options = {
  /** Where the report is written. */
  file: string;
  journeys?: Journey[];
  /** Names of {@link windows}. */
  in?: (keyof typeof windows)[];
};

/**
 * Compares two deployments, prints what differs, and writes the report.
 * @param addresses of A and B
 * @returns 1 where something differs, or else 0
 */
export async function compareDeployments(
  addresses: [string, string],
  { file, journeys: walked = journeys, in: sizes = ['phone', 'wide'] }: Options,
): Promise<0 | 1> {
  const deployments = await Promise.all(addresses.map(findDeployment));
  const browser = await chromium.launch(launchOptions);
  const found: Found[] = [];
  try {
    for (const window of sizes)
      for (const journey of walked)
        found.push(...(await compareJourney(browser, deployments, journey, window)));
  } finally {
    await browser.close();
  }
  const groups = groupDifferences(found);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    await reportPage(
      addresses,
      groups,
      found.map(({ at }) => at),
    ),
  );
  printSummary(groups, found.length, file);
  return groups.length > 0 ? 1 : 0;
}

/** @throws where the host does not respond */
async function findDeployment(address: string): Promise<Deployment> {
  const response = await fetch(address).catch((error: Error & { cause?: { code?: string } }) => {
    throw new UserError(`${address} does not respond (${error.cause?.code ?? error.message}).`);
  });
  // A host may lead to another one: from http to https, or to `www.`.
  const url = new URL(response.url).origin;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
  const origins = [address, url, ...(canonical ? [new URL(canonical, url).origin] : [])];
  return { url, origins };
}

/** A mistake of whoever gave the command. */
class UserError extends Error {}

async function compareJourney(
  browser: Browser,
  deployments: Deployment[],
  journey: Journey,
  window: keyof typeof windows,
): Promise<Found[]> {
  const walks = deployments.map((deployment) => walk(browser, deployment, journey, windows[window]));
  const found: Found[] = [];
  for (const { name } of journey.states) {
    const at = { state: name, window };
    const [from, to] = await Promise.all(walks.map((one) => one.next()));
    if (!from || !to || from.done || to.done) break;
    found.push({ at, ...compareOutcomes(from.value, to.value, at) });
  }
  await Promise.all(walks.map((one) => one.return(undefined)));
  return found;
}

function compareOutcomes(
  from: Outcome,
  to: Outcome,
  { state }: Place,
): Pick<Found, 'differences' | 'pictures'> {
  if ('reading' in from && 'reading' in to) return compareReadings(from.reading, to.reading);
  const [a, b] = [from, to].map((outcome) => ('failure' in outcome ? outcome.failure : 'can be reached'));
  return { differences: [{ kind: 'State', where: '', what: state, from: a, to: b }], pictures: [] };
}

function printSummary(groups: Group[], states: number, file: string) {
  for (const group of groups) console.log(`- ${headline(group)}`);
  console.log(`Differences: ${groups.length}. States compared: ${states}.`);
  console.log(`Report: ${relative(process.cwd(), file)}`);
}

/** Ends with 0 where nothing differs, 1 where something does, and 2 where the comparison cannot be made. */
async function main() {
  try {
    const [, , a = '', b = ''] = process.argv;
    process.exitCode = await compareDeployments([originOf('BASE_URL', a), originOf('--against', b)], {
      file: join(projectRoot, '.e2e/compare/index.html'),
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

function originOf(name: string, value: string): string {
  const example = 'such as https://catering.example';
  if (!value) throw new UserError(`${name} is missing: it is the address of a deployment, ${example}.`);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UserError(`${name} is the address of a host, ${example}, and not ${value}`);
  return url.origin;
}

if (require.main === module) main();
