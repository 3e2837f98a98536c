import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuColumns } from './menu-columns';
import { reviewColumns } from './review-columns';
import { titlesOf } from './table/columns';

const sample = (name: string) => readFileSync(join(__dirname, 'sample', name), 'utf8');

/** The columns that the guide explains in the table with this heading. */
const explained = (heading: string) => {
  const [, table = ''] = sample('LEEME.md').split(`| ${heading} `);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `(.+?)`/gm)].map(([, title]) => title);
};

it.each([
  ['menú', menuColumns],
  ['reseñas', reviewColumns],
])('the guide explains each column of the table "%s"', (heading, columns) => {
  expect(explained(heading)).toEqual(titlesOf(columns));
});

it.each([
  ['menu.csv', menuColumns],
  ['reviews.csv', reviewColumns],
])('the sample %s has each column, then a help column', (name, columns) => {
  const [header = ''] = sample(name).replace('\uFEFF', '').split('\n');
  expect(header.trim().split(';')).toEqual([...titlesOf(columns), 'ayuda']);
});
