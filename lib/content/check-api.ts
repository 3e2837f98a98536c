/** What `npm run check-api` runs: one request to each source of an admin API, or one reading of a table, by the site's own code. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, parseConfig } from '../site/parse-config';
import { type RowReport, tallyRows } from './parse-rows';
import { failureLine, type Origin, requestSource } from './request-source';
import { menusSource, type Source, testimonialsSource } from './sources';
import { NO_COLUMN } from './table';

const HOW_TO_RUN =
  'Run: npm run check-api -- https://admin.example/api, or with a CSV file, or with the address of one';

void main(process.argv.slice(2));

async function main([place, ...others]: string[]) {
  process.exitCode = 1;
  if (!place?.trim() || others.length > 0) {
    console.error(`check-api needs one admin API or one table. ${HOW_TO_RUN}`);
    return;
  }
  try {
    const { IMAGE_HOSTS } = parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS });
    process.env.IMAGE_HOSTS = IMAGE_HOSTS.join(',');
    const findings = await (isTable(place) ? checkTable(place) : checkApi(place));
    for (const { lines, failure } of findings) console[failure ? 'error' : 'log'](lines.join('\n'));
    if (findings.every(({ failure }) => !failure)) process.exitCode = 0;
    else
      console.error(
        'As long as a source fails, the site shows its last good content; without any, an empty section.',
      );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) console.error(`${problem}.`);
  }
}

/** A file, or an address that an API cannot have. */
function isTable(place: string): boolean {
  return existsSync(place) || /\.csv$|^https?:.*\?/.test(place);
}

async function checkTable(place: string): Promise<Findings[]> {
  const origin = { address: /^https?:/.test(place) ? place : resolve(place), isTable: true };
  const asMenu = await check(menusSource, origin);
  return [asMenu.failure?.startsWith(NO_COLUMN) ? await check(testimonialsSource, origin) : asMenu];
}

async function checkApi(place: string): Promise<Findings[]> {
  const { ADMIN_API_URL = '' } = parseConfig({ ADMIN_API_URL: place });
  const { path } = [menusSource, testimonialsSource].find(({ path }) => ADMIN_API_URL.endsWith(path)) ?? {};
  if (path)
    throw new ConfigError('The address', [`${place} must be the address without ${path}. ${HOW_TO_RUN}`]);
  const from = <T>(source: Source<T>) =>
    check(source, { address: `${ADMIN_API_URL}${source.path}`, isTable: false });
  return Promise.all([from(menusSource), from(testimonialsSource)]);
}

type Findings = { lines: string[]; failure: string | undefined };

async function check<T>(source: Source<T>, origin: Origin): Promise<Findings> {
  const { name, noun } = source;
  const lines: string[] = [];
  const tally = tallyRows(noun, () => undefined);
  const answer = await requestSource(source, origin, (row) => {
    tally.report(row);
    lines.push(lineOf(row));
  });
  if (origin.isTable) lines.sort(new Intl.Collator(undefined, { numeric: true }).compare);
  const { kept, leftOut } = tally.finish();
  const size = `${(Buffer.byteLength(answer.text) / 1_000).toFixed(1)} kB`;
  const { failure, milliseconds } = answer;
  const summary = failure
    ? failureLine(name, failure, milliseconds)
    : `${name}: ${kept} ${noun} shown, ${leftOut} left out; ${size} in ${milliseconds} ms`;
  return { lines: [...lines, summary], failure };
}

function lineOf({ place, label = '', fate, reasons }: RowReport): string {
  const reason = reasons.join(', ');
  const verdict = fate === 'shown' ? ['shown', reason].filter(Boolean).join(', but ') : reason;
  return `${[place, label].filter(Boolean).join(' ')}: ${verdict}`;
}
