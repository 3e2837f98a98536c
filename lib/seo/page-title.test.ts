import { documentTitle, pageTitle, previewTitle } from './page-title';

const subject = 'Cátering para eventos';
const shortName = 'Fuego y Masa';

/** A place that gives the title this number of characters. */
const placeFor = (length: number) => 'x'.repeat(length - `${subject} en `.length);

it('the title of a page names the place', () => {
  expect(pageTitle(subject, 'Rosario')).toBe('Cátering para eventos en Rosario');
});

it('a title of 65 characters keeps the place', () => {
  expect(pageTitle(subject, placeFor(65))).toHaveLength(65);
});

it('a longer title leaves out the place', () => {
  expect(pageTitle(subject, placeFor(66))).toBe(subject);
});

it('the title of a preview ends with the name', () => {
  expect(previewTitle(subject, `${subject} en Rosario`, shortName)).toBe(
    'Cátering para eventos en Rosario | Fuego y Masa',
  );
});

it('the title of a preview names the business rather than a long place', () => {
  expect(previewTitle(subject, `${subject} en ${placeFor(60)}`, shortName)).toBe(`${subject} | ${shortName}`);
});

it('the title of a preview leaves out a name that is too long', () => {
  expect(previewTitle(subject, subject, 'x'.repeat(60))).toBe(subject);
});

it('the title of the document ends with the name', () => {
  expect(documentTitle(`${subject} en Rosario`, shortName)).toBe(
    'Cátering para eventos en Rosario | Fuego y Masa',
  );
});

/** A name that gives the document's title this number of characters. */
const nameFor = (length: number) => 'x'.repeat(length - `${subject} | `.length);

it('a document title of 60 characters keeps the name', () => {
  expect(documentTitle(subject, nameFor(60))).toHaveLength(60);
});

it('a longer document title leaves out the name', () => {
  expect(documentTitle(subject, nameFor(61))).toBe(subject);
});
