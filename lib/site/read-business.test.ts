import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import facts from './business.json';
import { businessFacts } from './business-facts';
import { parseConfig } from './parse-config';
import { parseSite, readBusiness } from './read-business';

const folder = mkdtempSync(join(tmpdir(), 'business-'));
const BUSINESS_FILE = join(folder, 'rosario.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** The business of a site with these environment variables. */
const businessWith = (env: Record<string, string>) => readBusiness(parseConfig(env));

const rosario = `\uFEFF${JSON.stringify({ ...facts, name: 'Parrilla del Río' })}`;

it('the facts of the sample apply if no file is named', () => {
  expect(businessWith({})).toEqual(facts);
});

it('the facts of the file apply if one is named', () => {
  writeFileSync(BUSINESS_FILE, rosario);
  expect(businessWith({ BUSINESS_FILE })).toEqual({ ...facts, name: 'Parrilla del Río' });
});

it.each([
  ['the file', { BUSINESS_FILE }],
  ['the sample', {}],
])('single variables win over the facts of %s', (_which, file) => {
  writeFileSync(BUSINESS_FILE, rosario);
  const variables = { BUSINESS_NAME: 'Otro nombre', CONTACT_EMAIL: 'otra@catering.example' };
  expect(businessWith({ ...file, ...variables })).toMatchObject({
    name: variables.BUSINESS_NAME,
    email: variables.CONTACT_EMAIL,
  });
});

it.each(['utf16le', 'latin1'] as const)('a file in %s is read as Windows saves it', (encoding) => {
  const text = rosario.replace('Río', 'Ríón');
  writeFileSync(BUSINESS_FILE, Buffer.from(encoding === 'latin1' ? text.slice(1) : text, encoding));
  expect(businessWith({ BUSINESS_FILE }).name).toBe('Parrilla del Ríón');
});

describe.each<[what: string, content: string | undefined, reason: string]>([
  ['that does not exist', undefined, `${BUSINESS_FILE}, no existe ese archivo`],
  ['of more than 100 kB', ' '.repeat(100_001), 'tiene más de 100 kB'],
  ['that is a workbook', 'PK\u0003\u0004', 'es un libro de Excel, LibreOffice o Numbers'],
  ['with bad JSON', '{\n name: "Parrilla" }', 'línea 2: falta una comilla " delante de name: "Parrilla" }'],
])('a file %s', (_what, content, reason) => {
  beforeEach(() => {
    rmSync(BUSINESS_FILE, { force: true });
    if (content) writeFileSync(BUSINESS_FILE, content);
  });

  it('is refused by name', () => {
    const heading = `Para que el sitio arranque hay que corregir:\n  ${BUSINESS_FILE}, `;
    expect(() => businessWith({ BUSINESS_FILE })).toThrow(heading);
  });

  it('is refused with the reason', () => {
    expect(() => businessWith({ BUSINESS_FILE })).toThrow(reason);
  });
});

it('a file with an ending that Windows hides is named', () => {
  rmSync(BUSINESS_FILE, { force: true });
  writeFileSync(`${BUSINESS_FILE}.txt`, rosario);
  expect(() => businessWith({ BUSINESS_FILE })).toThrow('pero sí rosario.json.txt: sacale el .txt');
});

it('a folder is refused', () => {
  expect(() => businessWith({ BUSINESS_FILE: folder })).toThrow('es una carpeta, no un archivo');
});

it('one message names everything that is wrong', () => {
  writeFileSync(BUSINESS_FILE, JSON.stringify({ ...facts, place: '' }));
  const env = { BUSINESS_FILE, WHATSAPP_PHONE: '11 5555 0000', MENU_TABLE: 'menu.xlsx', PORT: '0' };
  expect(() => parseSite(env)).toThrow(
    new Error(`Para que el sitio arranque hay que corregir:
  MENU_TABLE: es un libro de planillas (.xlsx): guardala como CSV y nombrá ese archivo
  WHATSAPP_PHONE: no tiene el código del país: escribilo +54 9 11 5555-0000
  PORT: un número de 1 a 65535
  rosario.json, place: va un texto de 1 a 80 letras, en un renglón (dice "")`),
  );
});

it.each(Object.keys(businessFacts.shape).filter((name) => name !== '$schema'))(
  'the guide explains %s',
  (name) => {
    const rows = readFileSync(`${__dirname}/LEEME.md`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.split('|')[1])).toContainEqual(expect.stringContaining(`\`${name}\``));
  },
);
