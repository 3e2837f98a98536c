import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableNames } from '@/lib/site/parse-config';
import { declarations, factRows } from './rows/facts/facts';
import { factColumns, parseFactsTable } from './rows/facts/facts-table';
import { menuColumns } from './rows/menu-columns';
import { reviewColumns } from './rows/review-columns';
import { titlesOf } from './table/columns';

const sample = (name: string) => readFileSync(join('lib/content/sample', name), 'utf8');

/** The rows of the guide's table with this heading, without their decoration. */
const explained = (heading: string) => {
  const [, table = ''] = sample('LEEME.md').split(`| ${heading} `);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `(.+?)` +\| (.+?) +\|/gm)].map(([, title, text]) => [title, text]);
};

it.each([
  ['menú', menuColumns],
  ['reseñas', reviewColumns],
])('the guide explains each column of the table "%s"', (heading, columns) => {
  expect(explained(heading).map(([title]) => title)).toEqual(titlesOf(columns));
});

it('the guide explains each fact as it is declared', () => {
  const facts = Object.values(declarations).map(({ title, photos, most, description }) => [
    [title, photos?.[0]].filter(Boolean).join(' '),
    most ? `${description} (varias filas, hasta ${most})` : description,
  ]);
  expect(explained('dato')).toEqual(facts);
});

it.each([
  ['menu.csv', menuColumns],
  ['reviews.csv', reviewColumns],
  ['facts.csv', factColumns],
])('the sample %s has each column, then a help column', (name, columns) => {
  const [header = ''] = sample(name).replace('\uFEFF', '').split('\n');
  expect(header.trim().split(';')).toEqual([...titlesOf(columns), 'ayuda']);
});

it('the sample has a row for each fact, in the order of the guide', () => {
  const rows = [...sample('facts.csv').matchAll(/^"?([^;"\n]+)"?;/gm)].map(([, title]) => title).slice(1);
  expect([...new Set(rows)]).toEqual(factRows.map(({ title }) => title));
});

it('each row of the sample is shown as it is written', () => {
  const { reports, content } = parseFactsTable(sample('facts.csv'));
  expect(reports.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  expect(content).toHaveLength(1);
});

it.each([
  ['setting', variableNames, 'parse-config.ts'],
  ['fact', Object.keys(declarations), 'facts.ts'],
])('some code reads each %s', (_what, names, declaring) => {
  const code = ['app', 'components', 'lib', '.'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /(?<!test)\.(tsx?|[cm]js)$/.test(file) && !file.endsWith(declaring))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const isRead = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});
