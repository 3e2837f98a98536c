import { join } from 'node:path';
import { writtenSchema } from '../testing/written-schema';
import { wireMenus } from './menus';
import { wireTestimonials } from './testimonials';

// After a change of the schemas: UPDATE_SCHEMAS=1 npx jest lib/content/json-schemas && npx biome check --write lib/content
const menus = writtenSchema(join(__dirname, 'menus.schema.json'), wireMenus);
const testimonials = writtenSchema(join(__dirname, 'testimonials.schema.json'), wireTestimonials);

const review = { name: 'Ana', message: 'Rico' };

it('are what the site parses by', () => {
  for (const { written, generated } of [menus, testimonials]) expect(written).toEqual(generated);
  expect(menus.takes({ Postres: [{ title: 'Flan', price: 5, food: ['Dulce'] }] })).toBe(true);
  expect(testimonials.takes([review])).toBe(true);
});

it.each<[what: string, body: unknown]>([
  ['a list', []],
  ['a category that is no list', { Postres: 'ninguno' }],
  ['an option without a title', { Postres: [{ price: 5 }] }],
  ['a price of another type', { Postres: [{ title: 'Flan', price: [5] }] }],
  ['text for a list of dishes', { Postres: [{ title: 'Flan', food: 'Pan' }] }],
])('menus.schema.json refuses %s', (_what, body) => {
  expect(menus.takes(body)).toBe(false);
});

it.each<[what: string, body: unknown]>([
  ['an object', {}],
  ['a review without a name', [{ message: 'Rico' }]],
  ['stars in words', [{ ...review, stars: 'FIVE' }]],
  ['another date', [{ ...review, date: '31/01/2026' }]],
  ['a picture without its object', [{ ...review, image: 'https://img.example/a.png' }]],
  ['an address that is none', [{ ...review, link: 'maps.example' }]],
])('testimonials.schema.json refuses %s', (_what, body) => {
  expect(testimonials.takes(body)).toBe(false);
});
