import { join } from 'node:path';
import { writtenSchema } from '@/lib/testing/written-schema';
import { wireMenus } from './rows/menus';
import { wireTestimonials } from './rows/testimonials';

const flan = { title: 'Flan', price: 5, food: ['Dulce'] };
const review = { name: 'Ana', message: 'Rico' };

// After a change of the schemas: UPDATE_SCHEMAS=1 npx jest lib/content/json-schemas; npx biome check --write lib/content
describe.each([
  ['menus.schema.json', wireMenus, { Postres: [flan] }, { Postres: [{ ...flan, price: [5] }] }],
  ['testimonials.schema.json', wireTestimonials, [review], [{ ...review, stars: 'FIVE' }]],
])('%s', (file, schema, good, bad) => {
  it('is generated from the schema that the site parses with', () => {
    const { generated, written } = writtenSchema(join(__dirname, file), schema);
    expect(written).toEqual(generated);
  });

  it('accepts what the site accepts', () => {
    expect(writtenSchema(join(__dirname, file), schema).takes(good)).toBe(true);
  });

  it('rejects what the site leaves out', () => {
    expect(writtenSchema(join(__dirname, file), schema).takes(bad)).toBe(false);
  });
});
