import { join } from 'node:path';
import { writtenSchema } from '../testing/written-schema';
import facts from './business.json';
import { businessFacts, parseBusinessFacts } from './business-facts';

const FILE = 'rosario.json';

const hours = { days: ['saturday'], opens: '18:00', closes: '02:00' };
const texts = { ...facts.texts, banner: 'Parrilla del río. Mozos incluidos.' };

/** The lines after the first of the message about the sample business with these fields in place of its own. */
function problemsWith(fields: Record<string, unknown>): string[] {
  return problemsOf({ ...facts, ...fields });
}

function problemsOf(json: unknown): string[] {
  try {
    parseBusinessFacts(json, FILE);
  } catch (error) {
    const [first, ...lines] = error instanceof Error ? error.message.split('\n') : [];
    expect(first).toBe('The business facts in rosario.json cannot be used:');
    return lines.map((line) => line.trim());
  }
  return [];
}

describe('the sample business', () => {
  it('is taken as it stands', () => {
    expect(parseBusinessFacts(facts, FILE)).toEqual(facts);
  });
});

describe('a valid field', () => {
  it.each<[path: string, fields: Record<string, unknown>]>([
    [
      'address',
      { address: { street: 'Bv. Oroño 1234', locality: 'Rosario', region: 'Santa Fe', postalCode: 'S2000' } },
    ],
    ['openingHours', { openingHours: [hours, { days: ['monday'], opens: '00:00', closes: '00:00' }] }],
    ['texts', { texts }],
    [
      'legal.consumerOffice',
      { legal: { consumerOffice: 'https://consumidor.example/reclamos?provincia=1' } },
    ],
  ])('%s is taken as it stands', (_path, fields) => {
    expect(parseBusinessFacts({ ...facts, ...fields }, FILE)).toEqual({ ...facts, ...fields });
  });

  it('loses blanks around it', () => {
    expect(parseBusinessFacts({ ...facts, place: '  Rosario ' }, FILE).place).toBe('Rosario');
  });
});

describe('a bad field is named by its path', () => {
  it.each<[path: string, fields: Record<string, unknown>]>([
    ['name', { name: '   ' }],
    ['place', { place: 'Rosario\nSanta Fe' }],
    ['zones', { zones: ['Rosario', 'Rosario'] }],
    ['zones[1]', { zones: ['Rosario', null] }],
    ['cuisine[0]', { cuisine: ['x'.repeat(41)] }],
    ['email', { email: 'hola' }],
    ['address.street', { address: {} }],
    ['openingHours', { openingHours: [hours, hours] }],
    ['openingHours[0].days', { openingHours: [{ ...hours, days: ['monday', 'monday'] }] }],
    ['openingHours[0].closes', { openingHours: [{ ...hours, closes: '24:00' }] }],
    ['texts.bannerFacts', { texts: { ...texts, bannerFacts: ['a', 'b', 'c', 'd'] } }],
    ['linkPreviews.home', { linkPreviews: { ...facts.linkPreviews, home: 'x'.repeat(66) } }],
    ['photos.hero', { photos: { ...facts.photos, hero: undefined } }],
    ['legal.cuit', { legal: { cuit: 20123456786 } }],
    ['legal.regretButton', { legal: { regretButton: 'javascript:alert(1)' } }],
    ['legal.vatRate', { legal: { vatRate: 0 } }],
  ])('%s of %j', (path, fields) => {
    expect(problemsWith(fields)).toEqual([expect.stringContaining(`${path} must be `)]);
  });

  it.each<[path: string, fields: Record<string, unknown>]>([
    ['nombre', { nombre: 'x' }],
    ['texts.bannner', { texts: { ...texts, bannner: 'x' } }],
    ['__proto__', JSON.parse('{ "__proto__": { "name": "x" } }')],
  ])('%s, which no file has', (path, fields) => {
    expect(problemsWith(fields)).toEqual([`${path} is not a field of this file`]);
  });

  it('together with all other bad fields, each once', () => {
    expect(problemsWith({ name: '', email: 'hola', legal: { cuit: '1', vatRate: -1 }, open: true })).toEqual([
      'name must be a text of 1 to 80 characters in one line',
      'email must be an e-mail address',
      'legal.cuit must be a CUIT of 11 digits whose last one fits, e.g. 30-12345678-1',
      'legal.vatRate must be a percentage above 0 and up to 100, e.g. 21',
      'open is not a field of this file',
    ]);
  });

  it.each([[null], [[]], ['Fuego'], [1]])('%j instead of an object', (json) => {
    expect(problemsOf(json)).toEqual(['the file must be an object']);
  });
});

describe('a CUIT', () => {
  const cuit = (text: string) => parseBusinessFacts({ ...facts, legal: { cuit: text } }, FILE).legal?.cuit;

  it.each(['30-12345678-1', '30123456781', '30-123456781'])('written as %s reads 30-12345678-1', (text) => {
    expect(cuit(text)).toBe('30-12345678-1');
  });

  // With 20, 27 and 30 before these numbers the last digit would have to be 10.
  it.each(['23-00000001-9', '23-00000009-4', '33-00000004-9'])('of the other types, %s, is taken', (text) => {
    expect(cuit(text)).toBe(text);
  });

  it.each(['30-12345678-0', '30-12345678-9', '30-1234567-1', '30.12345678.1', '30-12345678-1 (IVA)'])(
    'in another form, or whose last digit does not fit, %s, is refused',
    (text) => {
      expect(problemsWith({ legal: { cuit: text } })).toHaveLength(1);
    },
  );
});

describe('business.schema.json', () => {
  // After a change of the schema: UPDATE_SCHEMAS=1 npx jest lib/site && npx biome check --write lib/site
  const schema = writtenSchema(join(__dirname, 'business.schema.json'), businessFacts);

  it('is what the code checks the file by', () => {
    expect(schema.written).toEqual(schema.generated);
    expect(schema.takes(facts)).toBe(true);
  });

  it.each<[what: string, fields: Record<string, unknown>]>([
    ['a missing field', { place: undefined }],
    ['a field that no file has', { lugar: 'Rosario' }],
    ['the same day twice', { openingHours: [{ ...hours, days: ['monday', 'monday'] }] }],
    ['a time without minutes', { openingHours: [{ ...hours, opens: '18' }] }],
  ])('has editors mark %s', (_what, fields) => {
    expect(schema.takes(JSON.parse(JSON.stringify({ ...facts, ...fields })))).toBe(false);
  });
});
