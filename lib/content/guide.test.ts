import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dietNames } from '@/lib/menu/diets';
import { variableNames } from '@/lib/site/parse-config';
import { photoNames } from '@/lib/site/photo-names';
import { trafficSources } from '@/lib/values/traffic-sources.mjs';
import { declarations, factRows } from './rows/facts/facts';
import { factColumns, parseFactsTable } from './rows/facts/facts-table';
import { menuColumns } from './rows/menu/menu-columns';
import { reviewColumns } from './rows/reviews/review-columns';
import type { Columns } from './table/columns';
import { rowsOf } from './table/csv';

const sample = (name: string) => readFileSync(join('lib/content/sample', name), 'utf8');

const titlesOf = (columns: Columns) => Object.values(columns).map(({ title }) => title);

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

it.each([
  ['menu.csv', menuColumns],
  ['reviews.csv', reviewColumns],
  ['facts.csv', factColumns],
])('the sample %s has each column, then a help column', (name, columns) => {
  const [header = ''] = sample(name).replace('\uFEFF', '').split('\n');
  expect(header.trim().split(';')).toEqual([...titlesOf(columns), 'ayuda']);
});

it.each(['LEEME.md', 'menu.csv'])("the sample's %s names each diet", (name) => {
  const [help = ''] = /^.*\bapto\b.*TACC.*$/m.exec(sample(name)) ?? [];
  expect(dietNames.filter((diet) => !help.includes(diet))).toEqual([]);
});

const quoted = (cell = '') => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sample's facts as they should be written: a row for each fact, with what is declared of it. */
function explainedFacts(): string {
  const data = [...rowsOf(sample('facts.csv').replace('\uFEFF', ''), ';')];
  const rows = factRows.flatMap(({ title, description, kind, most, photo, photos }) => {
    const stated = data.filter(([name]) => name === title);
    const help = [description, kind.expected, most && `hasta ${most} filas`]
      .map((text) => (text ? `${text[0]?.toUpperCase()}${text.slice(1)}.` : ''))
      .join(' ')
      .trim();
    const isFirst = photo === photos?.[0];
    return (stated.length > 0 ? stated : [[title]]).map(([, value], index) => [
      title,
      value,
      isFirst && index === 0 ? help : '',
    ]);
  });
  const lines = [['dato', 'valor', 'ayuda'], ...rows].map((cells) => `${cells.map(quoted).join(';')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

// After a change of the facts: UPDATE_SAMPLE=1 npx jest lib/content/guide
it('the sample explains each fact as it is declared', () => {
  const explained = explainedFacts();
  if (process.env.UPDATE_SAMPLE) writeFileSync('lib/content/sample/facts.csv', explained);
  expect(sample('facts.csv')).toBe(explained);
});

it('each row of the sample is shown as it is written', () => {
  const { reports, content } = parseFactsTable(sample('facts.csv'));
  expect(reports.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
  expect(content).toHaveLength(1);
});

it('the sample describes each photo', () => {
  const { content } = parseFactsTable(sample('facts.csv'));
  expect(Object.keys(content?.[0]?.photos ?? {}).sort()).toEqual([...photoNames].sort());
});

it.each([
  // Next itself reads the port.
  ['setting', variableNames.filter((name) => name !== 'PORT'), 'parse-config.ts'],
  ['fact', Object.keys(declarations), 'facts.ts'],
])('some code reads each %s', (_what, names, declaring) => {
  const code = ['app', 'components', 'lib', '.'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /(?<!test)\.(tsx?|[cm]js)$/.test(file) && !file.endsWith(declaring))
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')),
  );
  const isRead = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});

it.each(Object.values(trafficSources))('the papers name the link of $name', ({ link }) => {
  for (const paper of ['README.md', 'lib/site/LEEME.md'])
    expect(readFileSync(paper, 'utf8')).toMatch(new RegExp(`(\`|tu-sitio)${link}\``));
});

it('each photo of the site is shown by a component', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const code = files.map((file) => readFileSync(join('components', file), 'utf8')).join();
  expect(photoNames.filter((name) => !new RegExp(`['"]${name}['"]`).test(code))).toEqual([]);
});
