import { resolve } from 'node:path';
import { readTableAddress, whyOneTable } from './table-address';

const SHEET = 'https://docs.google.com/spreadsheets';

it.each([
  ['menu.csv', resolve('menu.csv')],
  [' ./planillas/menu.csv ', resolve('planillas/menu.csv')],
  ['http://localhost:8080/menu', 'http://localhost:8080/menu'],
  ['HTTPS://Tables.example/menu?output=csv', 'https://tables.example/menu?output=csv'],
  [`${SHEET}/d/e/2PACX-1x/pub?output=csv`, `${SHEET}/d/e/2PACX-1x/pub?output=csv`],
  [
    `${SHEET}/d/e/2PACX-1x/pubhtml?gid=7&single=true`,
    `${SHEET}/d/e/2PACX-1x/pub?output=csv&gid=7&single=true`,
  ],
  [`${SHEET}/d/1aB-_c/edit?usp=sharing`, `${SHEET}/d/1aB-_c/export?format=csv`],
  [`${SHEET}/d/1aB-_c/edit?gid=0#gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [`${SHEET}/u/1/d/1aB-_c/edit?gid=0#gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [`${SHEET}/d/1aB-_c/export?format=csv&gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
])('%j is the table at %s', (value, address) => {
  expect(readTableAddress(value)).toEqual({ address });
});

it.each([
  ['http://tables.example/menu.csv', 'va con https://'],
  ['https://', 'no es una dirección entera'],
  ['https://ana:hunter2@tables.example/menu.csv', 'tiene un usuario o una contraseña'],
])('%j is refused with the reason', (value, reason) => {
  expect(readTableAddress(value)).toEqual({ problem: expect.stringContaining(reason) });
});

it('a password is kept out of the reason', () => {
  const found = readTableAddress('https://ana:hunter2@tables.example/menu.csv');
  expect(JSON.stringify(found)).not.toContain('hunter2');
});

it.each([
  ['/data/menu.csv', '/data/menu.csv', 'es la misma dirección'],
  ['/data/menu.csv', '/data/reviews.csv', undefined],
  [`${SHEET}/d/1/export?format=csv`, `${SHEET}/d/1/export?format=csv&gid=7`, 'una no dice su pestaña'],
  [`${SHEET}/d/1/export?format=csv`, `${SHEET}/d/1/export?format=csv`, 'una no dice su pestaña'],
  [`${SHEET}/d/1/export?format=csv&gid=7`, `${SHEET}/d/1/export?format=csv&gid=7`, 'es la misma pestaña'],
  [`${SHEET}/d/1/export?format=csv&gid=0`, `${SHEET}/d/1/export?format=csv&gid=7`, undefined],
  [
    `${SHEET}/d/e/1/pub?output=csv`,
    `${SHEET}/d/e/1/pub?gid=7&output=csv&single=true`,
    'una no dice su pestaña',
  ],
  [`${SHEET}/d/1/export?format=csv`, `${SHEET}/d/2/export?format=csv`, undefined],
])('of %s and %s it is said why they may be one table: %s', (address, other, why) => {
  const said = whyOneTable(address, other);
  if (why) expect(said).toContain(why);
  else expect(said).toBeUndefined();
});
