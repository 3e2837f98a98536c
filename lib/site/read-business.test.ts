import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import facts from './business.json';
import { parseConfig } from './parse-config';
import { readBusiness } from './read-business';

const folder = mkdtempSync(join(tmpdir(), 'business-'));
const BUSINESS_FILE = join(folder, 'rosario.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** The business of a site with these environment variables. */
const businessWith = (env: Record<string, string>) => readBusiness(parseConfig(env));

const rosario = `\uFEFF${JSON.stringify({ ...facts, name: 'Parrilla del Río' })}`;

it('the business facts are those of the project, of BUSINESS_FILE, or of single variables, which win', () => {
  expect(businessWith({})).toEqual(facts);
  writeFileSync(BUSINESS_FILE, rosario);
  expect(businessWith({ BUSINESS_FILE })).toEqual({ ...facts, name: 'Parrilla del Río' });
  const variables = { BUSINESS_NAME: 'Otro nombre', CONTACT_EMAIL: 'otra@catering.example' };
  const named = { name: variables.BUSINESS_NAME, email: variables.CONTACT_EMAIL };
  expect(businessWith({ BUSINESS_FILE, ...variables })).toMatchObject(named);
  expect(businessWith(variables)).toMatchObject(named);
});

it.each<[what: string, content: string | Buffer | undefined, reason: string]>([
  ['that does not exist', undefined, 'ENOENT'],
  ['that is no JSON', '{ name: "Parrilla" }', 'JSON'],
  ['in UTF-16', Buffer.from(rosario, 'utf16le'), 'JSON'],
  ['of more than 100 kB', ' '.repeat(100_001), 'It has more than 100 kB.'],
])('a file %s is refused, with its name and the reason', (_what, content, reason) => {
  rmSync(BUSINESS_FILE, { force: true });
  if (content) writeFileSync(BUSINESS_FILE, content);
  const read = () => businessWith({ BUSINESS_FILE });
  expect(read).toThrow(`The business facts in ${BUSINESS_FILE} cannot be used:\n  `);
  expect(read).toThrow(reason);
});

it('a folder is refused', () => {
  expect(() => businessWith({ BUSINESS_FILE: folder })).toThrow('It is not a file.');
});
