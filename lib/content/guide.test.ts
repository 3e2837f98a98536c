import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNames, lists, openAtFirst } from '@/lib/menu/categories';
import { dietNames, diets } from '@/lib/menu/diets';
import { variableNames } from '@/lib/site/parse-config';
import { photoNames } from '@/lib/site/photo-names';
import { trafficSources } from '@/lib/values/traffic-sources.mjs';
import { declarations, factRows } from './rows/facts/facts';
import { factColumns, parseFactsTable } from './rows/facts/facts-table';
import { menuColumns } from './rows/menu/menu-columns';
import { dietsOf } from './rows/menu/option-terms';
import { reviewColumns } from './rows/reviews/review-columns';
import { publicColumns } from './rows/row-report';
import type { Columns } from './table/columns';
import { rowsOf } from './table/csv';

const sample = (name: string) => readFileSync(join('lib/content/sample', name), 'utf8');

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

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

it.each(['menu.csv', 'reviews.csv', 'facts.csv'])(
  'each row of the sample %s has a cell for each title',
  (name) => {
    const [titles = [], ...rows] = rowsOf(sample(name).replace('\uFEFF', '').trimEnd(), ';');
    expect(rows.filter((row) => row.length !== titles.length)).toEqual([]);
  },
);

it.each([
  ['category with a list of its own', listNames.flatMap((name) => lists[name].category ?? []).map(capital)],
  ['category that starts open', openAtFirst],
  ['public column', publicColumns],
])("the sample's help names each %s", (_what, names) => {
  expect(names.filter((name) => !new RegExp(`\`${name}s?\``, 'i').test(sample('LEEME.md')))).toEqual([]);
});

it('the menu knows each diet by the name that the help says', () => {
  expect(dietsOf(dietNames)).toEqual({ diets: [...diets], unknown: [] });
});

it('the guide of the photos names each place', () => {
  const guide = readFileSync('lib/site/LEEME.md', 'utf8');
  const named = [...guide.matchAll(/`([a-z]+-)(\d)` a `\1(\d+)`|`([a-z]+-?\d*)`/g)].flatMap(
    ([, stem, first, last, alone]) =>
      alone ?? Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${stem}${index + 1}`),
  );
  expect(photoNames.filter((name) => !named.includes(name))).toEqual([]);
});

// What .env.example leaves out: owners set none of these.
const forOperators = ['BASE_PATH', 'REVALIDATE_SECONDS', 'IMAGE_HOSTS', 'CONTENT_CACHE_DIR'];

it('the example of the settings has each that owners set', () => {
  const example = readFileSync('.env.example', 'utf8');
  const missing = variableNames.filter((name) => !example.includes(`#${name}=`));
  expect(missing).toEqual(forOperators);
});

it.each(['LEEME.md', 'menu.csv'])("the sample's %s names each diet", (name) => {
  const [help = ''] = /^.*\bapto\b.*TACC.*$/m.exec(sample(name)) ?? [];
  expect(dietNames.filter((diet) => !help.includes(diet))).toEqual([]);
});

const quoted = (cell = '') => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sample's facts as they should be written: each fact's rows, or an empty one, with its help on the first. */
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
  ['setting', variableNames.filter((name) => name !== 'PORT'), /parse-config\.ts$/],
  // These only hand facts on.
  [
    'fact',
    Object.keys(declarations),
    /(facts|request-context|MenuDesigner|AnswerSection|answer\/answer)\.tsx?$/,
  ],
])('some code reads each %s', (_what, names, notReading) => {
  const code = ['app', 'components', 'lib', '.'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => /(?<!test)\.(tsx?|[cm]js)$/.test(file) && !notReading.test(join(folder, file)))
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
