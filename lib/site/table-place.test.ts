import { resolve } from 'node:path';
import { mayBeOneTable, readTablePlace } from './table-place';

const SHEET = 'https://docs.google.com/spreadsheets';

it.each([
  ['menu.csv', resolve('menu.csv')],
  [' planillas.v2/menu.csv '.replace('planillas.v2', './planillas'), resolve('planillas/menu.csv')],
  ['http://localhost:8080/menu', 'http://localhost:8080/menu'],
  ['http://127.0.0.1/menu', 'http://127.0.0.1/menu'],
  ['HTTPS://Tables.example/menu?output=csv', 'https://tables.example/menu?output=csv'],
  [`${SHEET}/d/e/2PACX-1x/pub?output=csv`, `${SHEET}/d/e/2PACX-1x/pub?output=csv`],
  [
    `${SHEET}/d/e/2PACX-1x/pubhtml?gid=7&single=true`,
    `${SHEET}/d/e/2PACX-1x/pub?gid=7&single=true&output=csv`,
  ],
  [`${SHEET}/d/e/2PACX-1x/pub?output=xlsx`, `${SHEET}/d/e/2PACX-1x/pub?output=csv`],
  [`${SHEET}/d/1aB-_c/edit?usp=sharing`, `${SHEET}/d/1aB-_c/export?format=csv`],
  [`${SHEET}/d/1aB-_c/edit?gid=12#gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [`${SHEET}/d/1aB-_c/edit?gid=0#gid=12&range=A1`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [`${SHEET}/d/e/2PACX-1x/pubhtml#gid=7`, `${SHEET}/d/e/2PACX-1x/pub?output=csv&gid=7&single=true`],
  [
    `${SHEET}/d/e/2PACX-1x/pub?gid=0&single=true&output=csv#gid=7`,
    `${SHEET}/d/e/2PACX-1x/pub?gid=7&single=true&output=csv`,
  ],
  [`${SHEET}/d/1aB-_c/export?format=csv&gid=0#gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [`${SHEET}/d/1aB-_c/export?format=xlsx&gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [
    'https://docs.google.com/a/fuego.example/spreadsheets/d/1aB-_c/edit#gid=12',
    `${SHEET}/d/1aB-_c/export?format=csv&gid=12`,
  ],
  [`${SHEET}/d/e/2PACX-1x/pubhtml/sheet?gid=7`, `${SHEET}/d/e/2PACX-1x/pub?gid=7&output=csv&single=true`],
  [`${SHEET}/d/1aB-_c/gviz/tq?tqx=out:csv&gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
  [
    `${SHEET}/d/1aB-_c/export?format=csv&gid=0&range=A1:F30`,
    `${SHEET}/d/1aB-_c/export?format=csv&gid=0&range=A1%3AF30`,
  ],
  [`${SHEET}/d/1aB-_c/edit#gid=12&range=A1:F30`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12&range=A1%3AF30`],
  [`${SHEET}/u/1/d/1aB-_c/`, `${SHEET}/d/1aB-_c/export?format=csv`],
  [`${SHEET}/d/1aB-_c/export?format=csv&gid=12`, `${SHEET}/d/1aB-_c/export?format=csv&gid=12`],
])('%j is the table at %s', (value, place) => {
  expect(readTablePlace(value)).toEqual({ place });
});

it.each([
  ['"https://tables.example/menu.csv"', 'sin comillas'],
  ['“menu.csv”', 'sin comillas'],
  ['~/menu.csv', 'va la ruta entera'],
  ['%USERPROFILE%\\menu.csv', 'va la ruta entera'],
  ['$HOME/menu.csv', 'va la ruta entera'],
  ['C:\\Users\\Ana\\menu.csv', 'es una ruta de Windows'],
  ['\\\\servidor\\menu.csv', 'es una ruta de Windows'],
  ['http://tables.example/menu.csv', 'va con https://'],
  ['ftp://tables.example/menu.csv', 'empieza con ftp'],
  ['file:///menu.csv', 'empieza con file'],
  ['docs.google.com/spreadsheets/d/e/X/pub?output=csv', 'empezala con https://'],
  ['https://', 'no es una dirección entera'],
  ['https://ana:hunter2@tables.example/menu.csv', 'tiene un usuario o una contraseña'],
  [`${SHEET}/d/1aB-_c/gviz/tq?tqx=out:csv&sheet=Menu`, 'nombra la hoja con sheet='],
  [`${SHEET}/d/1aB-_c/export?format=csv&sheet=Menu`, 'nombra la hoja con sheet='],
  [`${SHEET}/d/1aB-_c/gviz/tq?gid=12&tq=select%20A`, 'tiene una consulta'],
  ['https://docs.google.com/forms/d/1aB-_c/edit', 'no es la de una planilla'],
  ['https://drive.google.com/file/d/1aB-_c/view', 'es un archivo de Drive'],
  ['Carta 2026.XLSX', 'es un libro de planillas (.XLSX)'],
  ['https://tables.example/menu.ods', 'lleva a un libro de planillas (.ods)'],
])('%j is refused with the reason', (value, reason) => {
  expect(readTablePlace(value)).toEqual({ problem: expect.stringContaining(reason) });
});

it('a password is kept out of the reason', () => {
  const found = readTablePlace('https://ana:hunter2@tables.example/menu.csv');
  expect(JSON.stringify(found)).not.toContain('hunter2');
});

it.each([
  ['/data/menu.csv', '/data/menu.csv', true],
  ['/data/menu.csv', '/data/reviews.csv', false],
  [`${SHEET}/d/1/export?format=csv`, `${SHEET}/d/1/export?format=csv&gid=7`, true],
  [`${SHEET}/d/1/export?format=csv&gid=0`, `${SHEET}/d/1/export?format=csv&gid=7`, false],
  [`${SHEET}/d/e/1/pub?output=csv`, `${SHEET}/d/e/1/pub?gid=7&output=csv&single=true`, true],
  [`${SHEET}/d/1/export?format=csv`, `${SHEET}/d/2/export?format=csv`, false],
])('%s and %s may be one table: %s', (place, other, isOne) => {
  expect(mayBeOneTable(place, other)).toBe(isOne);
});
