import { join } from 'node:path';
import { writtenSchema } from '@/lib/testing/written-schema';
import { wireMenus } from './menus';
import { wireTestimonials } from './testimonials';

const flan = { title: 'Flan', price: 5, food: ['Dulce'] };
const review = { name: 'Ana', message: 'Rico' };

// After a change of the schemas: UPDATE_SCHEMAS=1 npx jest lib/content/json-schemas && npx biome check --write lib/content
it.each([
  ['menus.schema.json', wireMenus, { Postres: [flan] }, { Postres: [{ ...flan, price: [5] }] }],
  ['testimonials.schema.json', wireTestimonials, [review], [{ ...review, stars: 'FIVE' }]],
])('%s is what the site parses by', (file, schema, good, bad) => {
  const { generated, written, takes } = writtenSchema(join(__dirname, file), schema);
  expect(written).toEqual(generated);
  expect([takes(good), takes(bad)]).toEqual([true, false]);
});
