import { join } from 'node:path';
import { writtenSchema } from '@/lib/testing/written-schema';
import facts from './business.json';
import { businessFacts, parseBusinessFacts } from './business-facts';
import { ConfigError } from './parse-config';

const FILE = 'rosario.json';

const hours = { days: ['saturday'], opens: '18:00', closes: '02:00' };
const texts = { ...facts.texts, banner: 'Parrilla del río. Mozos incluidos.' };

/** The problems of the sample business with these fields instead of its own. */
const problemsWith = (fields: Record<string, unknown>) => problemsOf({ ...facts, ...fields });

function problemsOf(json: unknown): string[] {
  try {
    parseBusinessFacts(json, FILE);
  } catch (error) {
    return error instanceof ConfigError
      ? error.problems.map((line) => line.replace(/^rosario\.json, /, ''))
      : [];
  }
  return [];
}

const traslado = { title: 'Traslado', amount: 45000, per: 'event' };

const whole = {
  ...facts,
  address: { street: 'Bv. Oroño 1234', locality: 'Rosario', region: 'Santa Fe', postalCode: 'S2000' },
  openingHours: [hours, { days: ['monday'], opens: '00:00', closes: '00:00' }],
  texts,
  legal: { consumerOffice: 'https://consumidor.example/reclamos?provincia=1' },
};

it.each([
  ['of the sample', facts],
  ['with every optional one', whole],
])('facts %s are taken unchanged', (_what, given) => {
  expect(parseBusinessFacts(given, FILE)).toEqual(given);
});

it('an answer has default terms if the file states none', () => {
  expect(parseBusinessFacts({ ...facts, quote: {} }, FILE).quote).toEqual({
    validDays: 7,
    depositPercent: 50,
    accept: 'Para reservar, respondé "Acepto" y te paso los datos de la seña.',
  });
});

it('a fact loses the spaces around it', () => {
  expect(parseBusinessFacts({ ...facts, place: '  Rosario ' }, FILE).place).toBe('Rosario');
});

describe('a bad field is named by its place', () => {
  it.each<[path: string, fields: Record<string, unknown>]>([
    ['place', { place: 'Rosario\nSanta Fe' }],
    ['zones', { zones: ['Rosario', 'Rosario'] }],
    ['zones, el 2.º', { zones: ['Rosario', null] }],
    ['cuisine, el 1.º', { cuisine: ['x'.repeat(41)] }],
    ['email', { email: 'hola' }],
    ['address.street', { address: {} }],
    ['openingHours, el 1.º, days', { openingHours: [{ ...hours, days: ['monday', 'monday'] }] }],
    ['openingHours, el 1.º, closes', { openingHours: [{ ...hours, closes: '24:00' }] }],
    ['texts.bannerFacts', { texts: { ...texts, bannerFacts: ['a', 'b', 'c', 'd'] } }],
    ['linkPreviews.home', { linkPreviews: { ...facts.linkPreviews, home: 'x'.repeat(66) } }],
    ['photos.hero', { photos: { ...facts.photos, hero: undefined } }],
    ['legal.cuit', { legal: { cuit: 20123456786 } }],
    ['legal.regretButton', { legal: { regretButton: 'javascript:alert(1)' } }],
    ['legal.vatRate', { legal: { vatRate: 0 } }],
  ])('%s in %j', (path, fields) => {
    // Zod's own sentences begin otherwise.
    expect(problemsWith(fields).map((problem) => problem.split(/ una? /)[0])).toEqual([`${path}: va`]);
  });

  it('together with all other bad or unknown fields', () => {
    const fields = {
      name: '   ',
      legal: { cuit: '1', vatRate: -1 },
      texts: { ...texts, bannner: 'x' },
      open: true,
    };
    expect(problemsWith(fields)).toEqual([
      'name: va un texto de 1 a 80 letras, en un renglón (dice "   ")',
      'texts.bannner: este archivo no lleva un dato con ese nombre',
      'legal.cuit: va un CUIT de 11 números con el último correcto, como 30-12345678-1 (dice "1")',
      'legal.vatRate: va un porcentaje mayor que 0 y hasta 100, sin comillas, como 21 (dice -1)',
      'open: este archivo no lleva un dato con ese nombre',
    ]);
  });

  it.each<[fields: Record<string, unknown>, problem: string]>([
    [
      { campaigns: ['volante', 'boletin', 'aviso', 'Volante Feria'] },
      'campaigns, el 4.º: va un nombre de 1 a 30 letras minúsculas sin acentos, números y guiones, como volante-feria (dice "Volante Feria")',
    ],
    [
      { quote: { extras: [traslado, { ...traslado, title: 'Vajilla', per: 'persona' }] } },
      'quote.extras, el 2.º, per: va person o event (dice "persona")',
    ],
    [
      { quote: { extras: [{ ...traslado, price: 1 }] } },
      'quote.extras, el 1.º, price: este archivo no lleva un dato con ese nombre',
    ],
    [
      { openingHours: [hours, { ...hours, days: ['monday', 'martes'] }] },
      'openingHours, el 2.º, days, el 2.º: va uno de sunday, monday, tuesday, wednesday, thursday, friday, saturday (dice "martes")',
    ],
    [
      { children: { from: 9, to: 4, percent: 50 } },
      'children.to: va una edad que no sea menor que `from` (dice 4)',
    ],
    [
      { legal: { cuit: '30-12345678-9' } },
      'legal.cuit: va un CUIT de 11 números con el último correcto, como 30-12345678-1 (dice "30-12345678-9")',
    ],
    [{ place: 'x'.repeat(99) }, 'place: va un texto de 1 a 80 letras, en un renglón'],
    [{ place: ['Rosario'] }, 'place: va un texto de 1 a 80 letras, en un renglón'],
    [
      {
        quote: {
          extras: [
            traslado,
            { title: 'Mozo', amount: 1, per: 'person' },
            { ...traslado, title: 'TRÁSLADO', amount: 5 },
          ],
        },
      },
      'quote.extras: va una lista entre corchetes [ ], de 1 a 20 cosas distintas',
    ],
  ])('counted from 1, with its value if short: %j', (fields, problem) => {
    expect(problemsWith(fields)).toEqual([problem]);
  });

  it.each([[null], [[]]])('%j instead of an object', (json) => {
    expect(problemsOf(json)).toEqual(['todo el archivo: va un grupo de datos entre llaves { }']);
  });
});

describe('a CUIT', () => {
  // Types 23 and 33 replace 20, 27 and 30 in numbers that would otherwise need 10 as their last digit.
  it.each([
    ['30-12345678-1', '30-12345678-1'],
    ['30123456781', '30-12345678-1'],
    ['23-00000001-9', '23-00000001-9'],
    ['33-000000049', '33-00000004-9'],
  ])('written as %s reads %s', (cuit, text) => {
    expect(parseBusinessFacts({ ...facts, legal: { cuit } }, FILE).legal).toEqual({ cuit: text });
  });

  it.each(['30-12345678-0', '30-12345678-9', '30-1234567-1', '30.12345678.1', '30-12345678-1 (IVA)'])(
    'with a wrong form or a wrong last digit is refused: %s',
    (cuit) => {
      expect(problemsWith({ legal: { cuit } })).toHaveLength(1);
    },
  );
});

// After a change of the schema: UPDATE_SCHEMAS=1 npx jest lib/site && npx biome check --write lib/site
describe('business.schema.json', () => {
  const readSchema = () => writtenSchema(join(__dirname, 'business.schema.json'), businessFacts);

  it('is generated from the schema that checks the file', () => {
    const { written, generated } = readSchema();
    expect(written).toEqual(generated);
  });

  it('accepts the facts of the sample', () => {
    expect(readSchema().takes(facts)).toBe(true);
  });

  it('refuses facts without a place', () => {
    const { place: _, ...others } = facts;
    expect(readSchema().takes(others)).toBe(false);
  });
});
