import { join } from 'node:path';
import fc from 'fast-check';
import { writtenSchema } from '../testing/written-schema';
import { parseMenus, wireMenus } from './menus';
import type { Report, RowReport } from './parse-rows';
import menusSample from './sample/menus.json';
import testimonialsSample from './sample/testimonials.json';
import { parseTestimonials, wireTestimonials } from './testimonials';

// After a change of the schemas: UPDATE_SCHEMAS=1 npx jest lib/content/json-schemas && npx biome check --write lib/content
const menus = writtenSchema(join(__dirname, 'menus.schema.json'), wireMenus);
const testimonials = writtenSchema(join(__dirname, 'testimonials.schema.json'), wireTestimonials);

/** The reports of a parser about a body. */
function rowsOf(parse: (body: unknown, report: Report) => unknown, body: unknown): RowReport[] {
  const rows: RowReport[] = [];
  parse(body, (row) => rows.push(row));
  return rows;
}

/** The rows that the site leaves out although the schema takes them. */
const invalid = (rows: RowReport[]) => rows.filter(({ fate }) => fate === 'invalid');

const words = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`);

describe('menus.schema.json', () => {
  it('is what the site parses menus by', () => {
    expect(menus.written).toEqual(menus.generated);
  });

  it('takes the sample, and all of the sample is shown as it stands', () => {
    expect(menus.takes(menusSample)).toBe(true);
    expect(rowsOf(parseMenus, menusSample).flatMap(({ reasons }) => reasons)).toEqual([]);
  });

  it.each<[what: string, body: unknown]>([
    ['a list', []],
    ['a category that is no list', { Postres: 'ninguno' }],
    ['an option without a title', { Postres: [{ price: 5 }] }],
    ['an empty title', { Postres: [{ title: '' }] }],
    ['a price of another type', { Postres: [{ title: 'Flan', price: [5] }] }],
    ['text for a list of dishes', { Postres: [{ title: 'Flan', food: 'Pan' }] }],
    ['a dish that is no text', { Postres: [{ title: 'Flan', principal: [{ title: 'Vacío' }] }] }],
  ])('refuses %s', (_what, body) => {
    expect(menus.takes(body)).toBe(false);
  });

  it('takes nothing that is left out as invalid', () => {
    const option = fc.record(
      {
        title: words,
        price: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
        food: fc.array(fc.string({ minLength: 1 })),
        __v: fc.jsonValue(),
      },
      { requiredKeys: ['title'] },
    );
    fc.assert(
      fc.property(fc.dictionary(words, fc.array(option)), (body) => {
        expect(menus.takes(body)).toBe(true);
        expect(invalid(rowsOf(parseMenus, body))).toEqual([]);
      }),
    );
  });
});

describe('testimonials.schema.json', () => {
  it('is what the site parses testimonials by', () => {
    expect(testimonials.written).toEqual(testimonials.generated);
  });

  it('takes the sample, and all of the sample is shown as it stands', () => {
    expect(testimonials.takes(testimonialsSample)).toBe(true);
    expect(rowsOf(parseTestimonials, testimonialsSample).flatMap(({ reasons }) => reasons)).toEqual([]);
  });

  const review = { name: 'Ana', message: 'Rico' };

  it.each<[what: string, body: unknown]>([
    ['an object', {}],
    ['a review without a name', [{ message: 'Rico' }]],
    ['a review without a message', [{ name: 'Ana' }]],
    ['stars in words', [{ ...review, stars: 'FIVE' }]],
    ['another date', [{ ...review, date: '31/01/2026' }]],
    ['a picture without its object', [{ ...review, image: 'https://img.example/a.png' }]],
    ['an address that is none', [{ ...review, link: 'maps.example' }]],
  ])('refuses %s', (_what, body) => {
    expect(testimonials.takes(body)).toBe(false);
  });

  it('takes nothing that is left out as invalid', () => {
    const row = fc.record(
      {
        name: words,
        message: words,
        stars: fc.integer({ min: 0, max: 5 }),
        date: fc.constantFrom('2026-01-31', '2026-01-31T10:00:00Z'),
        link: fc.webUrl(),
        image: fc.record({ url: fc.webUrl() }),
        __v: fc.jsonValue(),
      },
      { requiredKeys: ['name', 'message'] },
    );
    fc.assert(
      fc.property(fc.array(row), (body) => {
        expect(testimonials.takes(body)).toBe(true);
        expect(invalid(rowsOf(parseTestimonials, body))).toEqual([]);
      }),
    );
  });
});
