/** What `npm run check-api` runs: one request to each source of an admin API, parsed by the site's own code. */
import { ConfigError, parseConfig } from '../site/parse-config';
import { type Counts, placeOf, type RowReport, tallyRows } from './parse-rows';
import { type Answer, failureOf, requestSource } from './request-source';
import { menusSource, type Source, testimonialsSource } from './sources';

const HOW_TO_RUN = 'Run: npm run check-api -- https://admin.example/api';

type TableRow = RowReport & { source: string };

/** In characters, of the columns before the last one. */
const MAX_WIDTHS = [12, 32, 40] as const;

void main(process.argv.slice(2));

async function main(args: string[]) {
  const apiUrl = readAddress(args);
  if (!apiUrl) {
    process.exitCode = 1;
    return;
  }
  const [menus, testimonials] = await Promise.all([
    check(menusSource, apiUrl),
    check(testimonialsSource, apiUrl),
  ]);
  const rows = [...menus.rows, ...testimonials.rows];
  if (rows.length > 0) console.log(`${tableOf(rows).join('\n')}\n`);
  for (const { failure, summary } of [menus, testimonials]) {
    if (failure === undefined) console.log(summary);
    else console.error(failure);
  }
  if (menus.failure === undefined && testimonials.failure === undefined) return;
  console.error(
    'As long as a source fails, the site shows its last good content; without any, an empty section.',
  );
  process.exitCode = 1;
}

function readAddress([address, ...others]: string[]): string | undefined {
  if (!address?.trim() || others.length > 0) {
    console.error(`check-api needs the address of one admin API. ${HOW_TO_RUN}`);
    return undefined;
  }
  try {
    const { ADMIN_API_URL, IMAGE_HOSTS } = parseConfig({
      ADMIN_API_URL: address,
      IMAGE_HOSTS: process.env.IMAGE_HOSTS,
    });
    const path = [menusSource, testimonialsSource].find((source) =>
      ADMIN_API_URL?.endsWith(source.path),
    )?.path;
    if (path) {
      console.error(
        `${address} ends in the path of a source: give the address without ${path}. ${HOW_TO_RUN}`,
      );
      return undefined;
    }
    process.env.IMAGE_HOSTS = IMAGE_HOSTS.join(',');
    return ADMIN_API_URL;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const { name, expected } of error.badVariables) console.error(`${name} must be ${expected}.`);
    return undefined;
  }
}

type Findings = { rows: TableRow[]; summary: string; failure: string | undefined };

async function check<T>(source: Source<T>, apiUrl: string): Promise<Findings> {
  const { name, noun } = source;
  const rows: TableRow[] = [];
  const tally = tallyRows(noun, () => undefined);
  const answer = await requestSource(source, apiUrl, (row) => {
    tally.report(row);
    rows.push({ ...row, source: name });
  });
  return {
    rows,
    summary: summarize(source, answer, tally.finish()),
    failure: answer.failure === undefined ? undefined : failureOf(source, answer),
  };
}

function summarize<T>(
  { name, noun }: Source<T>,
  { text, milliseconds }: Answer<T>,
  { kept, leftOut }: Counts,
): string {
  const size = `${(Buffer.byteLength(text) / 1_000).toFixed(1)} kB`;
  return `${name}: ${kept} ${noun} shown, ${leftOut} left out; ${size} in ${milliseconds} ms`;
}

function tableOf(rows: readonly TableRow[]): string[] {
  const lines = [
    ['SOURCE', 'PLACE', 'TITLE OR NAME', 'SHOWN OR WHY NOT'],
    ...rows.map((row) => [row.source, placeOf(row), row.label ?? '', verdictOn(row)]),
  ];
  const widths = MAX_WIDTHS.map((max, column) =>
    lines.reduce((widest, cells) => Math.min(max, Math.max(widest, cells[column]?.length ?? 0)), 0),
  );
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function verdictOn({ fate, reasons }: RowReport): string {
  const reason = reasons.join('; ');
  if (fate === 'shown') return reason ? `shown, but ${reason}` : 'shown';
  return `${fate === 'empty' ? 'not shown' : 'left out'}: ${reason}`;
}
