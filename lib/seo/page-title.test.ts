import { documentTitle, pageTitle } from './page-title';

const subject = 'Cátering para eventos';
const shortName = 'Fuego y Masa';

/** A place with which the title has this number of characters. */
const placeFor = (length: number) => 'x'.repeat(length - `${subject} en `.length);

it('the title of a page names the place', () => {
  expect(pageTitle(subject, 'Rosario')).toBe('Cátering para eventos en Rosario');
});

it('a title of 65 characters keeps the place, a longer one leaves it out', () => {
  expect(pageTitle(subject, placeFor(65))).toHaveLength(65);
  expect(pageTitle(subject, placeFor(66))).toBe(subject);
});

it('the title of the document ends with the name', () => {
  expect(documentTitle(`${subject} en Rosario`, shortName)).toBe(
    'Cátering para eventos en Rosario | Fuego y Masa',
  );
});

it('a document title of 60 characters keeps the name, a longer one leaves it out', () => {
  const room = 60 - `${subject} | `.length;
  expect(documentTitle(subject, 'x'.repeat(room))).toHaveLength(60);
  expect(documentTitle(subject, 'x'.repeat(room + 1))).toBe(subject);
});
