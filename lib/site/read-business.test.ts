import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import facts from './business.json';
import { parseConfig } from './parse-config';
import { readBusiness } from './read-business';

const folder = mkdtempSync(join(tmpdir(), 'business-'));
const file = join(folder, 'rosario.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** The business of a site with these environment variables. */
const businessWith = (env: Record<string, string>) => readBusiness(parseConfig(env));

/** The business of a site whose `BUSINESS_FILE` holds this. */
function businessIn(content: string | Buffer) {
  writeFileSync(file, content);
  return businessWith({ BUSINESS_FILE: file });
}

const rosario = JSON.stringify({ ...facts, name: 'Parrilla del Río', email: 'rio@catering.example' });

describe('the business facts', () => {
  it('are those of the project without BUSINESS_FILE', () => {
    expect(businessWith({})).toEqual(facts);
  });

  it('are those of the file that BUSINESS_FILE names, which may begin with a byte order mark', () => {
    expect(businessIn(`\uFEFF${rosario}`)).toMatchObject({
      name: 'Parrilla del Río',
      email: 'rio@catering.example',
    });
  });

  it.each([
    ['BUSINESS_NAME', 'name', 'Otro nombre'],
    ['CONTACT_EMAIL', 'email', 'otra@catering.example'],
  ] as const)('give way to %s', (variable, field, value) => {
    writeFileSync(file, rosario);
    expect(businessWith({ BUSINESS_FILE: file, [variable]: value })[field]).toBe(value);
    expect(businessWith({ [variable]: value })[field]).toBe(value);
  });
});

describe('a file that cannot be used is named, with the reason', () => {
  const message = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
    return '';
  };

  it.each<[what: string, content: string | Buffer, reason: string]>([
    ['no JSON', '{ name: "Parrilla" }', 'JSON'],
    ['UTF-16', Buffer.from(`\uFEFF${rosario}`, 'utf16le'), 'JSON'],
    ['a list', '[]', 'the file must be an object'],
    ['more than 100 kB', ' '.repeat(100_001), 'It has more than 100 kB.'],
  ])('%s', (_what, content, reason) => {
    const text = message(() => businessIn(content));
    expect(text).toContain(`BusinessFactsError: The business facts in ${file} cannot be used:\n  `);
    expect(text).toContain(reason);
  });

  it.each([
    ['a file that does not exist', join(folder, 'nothing.json'), 'ENOENT'],
    ['a folder', folder, 'It is not a file.'],
  ])('%s', (_what, path, reason) => {
    writeFileSync(file, rosario);
    const text = message(() => businessWith({ BUSINESS_FILE: path }));
    expect(text).toContain(`The business facts in ${path} cannot be used:\n  `);
    expect(text).toContain(reason);
  });
});
