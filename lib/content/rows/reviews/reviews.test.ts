import { readFileSync } from 'node:fs';
import { parseReviewsTable, parseTestimonials } from './reviews';

process.env.IMAGE_HOSTS = 'lh3.googleusercontent.com,cdn.example';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const NO_STARS = 'estrellas: no se muestra, van de 0 a 5';
const NO_DAY = 'fecha: no se muestra, va como 14/05/2026, y no después de hoy';
const NO_ADDRESS = 'enlace: no se muestra, va una dirección que empiece con https://';
const OTHER_HOST = 'foto: no se muestra, va la dirección de una de Google';

it.each<[cells: Record<string, string>, shown: object | undefined, said?: string]>([
  [{ nombre: ' Ana\u0000 ' }, { name: 'Ana', message: 'Rico' }],
  [{ nombre: '#N/A' }, undefined, 'sin nombre; nombre: es un error de la planilla'],
  [{ mensaje: ' ' }, undefined, 'sin mensaje'],
  [{ mensaje: 'Todo rico.\r\n\n\n\nGracias.' }, { message: 'Todo rico.\n\nGracias.' }],
  [{ estrellas: '5' }, { stars: 5 }],
  [{ estrellas: '4,5' }, { stars: 4.5 }],
  [{ estrellas: '4/5' }, { stars: 4 }],
  [{ estrellas: '★★★★☆' }, { stars: 4 }],
  ...['⭐⭐⭐⭐⭐', '⭐️⭐️⭐️⭐️⭐️', '⭐ ⭐ ⭐ ⭐ ⭐', '🌟🌟🌟🌟🌟'].map(
    (estrellas): [Record<string, string>, object] => [{ estrellas }, { stars: 5 }],
  ),
  ...['7', '10', '9/10', '05-may'].map((estrellas): [Record<string, string>, object, string] => [
    { estrellas },
    { stars: undefined },
    NO_STARS,
  ]),
  ...['14/05/2026', '14-5-26', '2026-05-14', '2026-05-14 10:22:33', '14/05/2026 10:22'].map(
    (fecha): [Record<string, string>, object] => [{ fecha }, { date: '2026-05-14' }],
  ),
  ...['14/05/2099', '31/02/2026', 'hace un mes'].map((fecha): [Record<string, string>, object, string] => [
    { fecha },
    { date: undefined },
    NO_DAY,
  ]),
  [{ enlace: 'https://maps.example/"><b>' }, { link: 'https://maps.example/%22%3E%3Cb%3E' }],
  [{ enlace: 'javascript:x' }, { link: undefined }, NO_ADDRESS],
  [{ enlace: 'https://a@b.example' }, { link: undefined }, NO_ADDRESS],
  [{ foto: 'https://cdn.example/a.png' }, { image: 'https://cdn.example/a.png' }],
  [{ foto: 'https://other.example/a.png' }, { image: undefined }, OTHER_HOST],
  [{ foto: 'http://cdn.example/a.png' }, { image: undefined }, OTHER_HOST],
])('the cells %j', (cells, shown, said = '') => {
  const row = { nombre: 'Ana', mensaje: 'Rico', ...cells };
  const text = `${Object.keys(row)}\n${Object.values(row).map(quoted)}\nEva,Rico`;
  const { content = [], reports } = parseReviewsTable(text);
  expect(reports[0]?.remarks.join('; ')).toBe(said);
  if (shown) expect(content[0]).toMatchObject(shown);
  else expect(content).toMatchObject([{ name: 'Eva' }]);
});

const review = { name: 'Ana', message: 'Rico' };

it.each<[body: unknown, shown: object[]]>([
  [[], []],
  [
    [{ ...review, image: { url: 'https://cdn.example/a' }, id: 'x' }],
    [{ ...review, image: 'https://cdn.example/a' }],
  ],
  [
    [
      { ...review, image: { url: '' } },
      { ...review, image: null, stars: null, link: '' },
    ],
    [review, review],
  ],
  [
    [{ ...review, stars: '4.6', date: '2025-01-31T23:00:00.000Z' }],
    [{ ...review, stars: 4.6, date: '2025-01-31' }],
  ],
])('an API may send %j', (body, shown) => {
  const { content, reports } = parseTestimonials(body);
  expect(content).toEqual(shown);
  expect(reports.flatMap(({ remarks }) => remarks)).toEqual([]);
});

it.each([
  [{ 0: review, length: 1 }, 'la respuesta no es una lista de reseñas'],
  [[{}, null], 'ninguna fila se puede mostrar'],
])('an API fails with %j', (body, failure) => {
  expect(parseTestimonials(body).failure).toBe(failure);
});

it.each([
  ['name', 200],
  ['message', 5_000],
])('a %s is cut after %i characters', (field, length) => {
  const { content } = parseTestimonials([{ ...review, [field]: 'x'.repeat(100_000) }]);
  expect(content).toMatchObject([{ [field]: `${'x'.repeat(length - 1)}…` }]);
});

it('of more than 20 reviews the newest are shown, and those without a date last', () => {
  const dated = Array.from({ length: 20 }, (_, index) => ({
    ...review,
    name: `${index}`,
    date: '2026-01-01',
  }));
  const names = (body: unknown) => parseTestimonials(body).content?.map(({ name }) => name);
  const ofDated = dated.map(({ name }) => name);
  expect(names([review, ...dated.slice(1)])).toEqual(['Ana', ...ofDated.slice(1)]);
  expect(names([review, ...dated, { ...review, name: 'Leo', date: '2026-02-01' }])).toEqual([
    'Leo',
    ...ofDated.slice(0, 19),
  ]);
});

it('every row of the sample is shown as it is written, and says that it is a sample', () => {
  const { content = [], reports } = parseReviewsTable(readFileSync('lib/content/sample/reviews.csv', 'utf8'));
  expect(reports.flatMap(({ remarks }) => remarks)).toEqual([]);
  expect(content.map(({ name }) => name)).toEqual(
    content.map(() => expect.stringMatching(/^Reseña de ejemplo \d+$/)),
  );
});
