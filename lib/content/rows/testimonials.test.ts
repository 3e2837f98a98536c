import { remarksOnRows } from './tally';
import { parseTestimonials } from './testimonials';

process.env.IMAGE_HOSTS = 'lh3.googleusercontent.com,cdn.example';

function parse(body: unknown) {
  const { content: testimonials = [], failure, reports } = parseTestimonials(body);
  return { testimonials, rows: reports, failure, lines: remarksOnRows(reports, 'reseñas') };
}

const review = (fields: object = {}) => ({ name: 'Ana', message: 'Rico', ...fields });

/** The only review of a body with one row, which has these fields. */
const reviewWith = (fields: object) => parse([review(fields)]).testimonials[0];

describe('the testimonials', () => {
  const fields = {
    name: 'Ana',
    message: 'Todo rico.\nGracias.',
    stars: 4,
    link: 'https://maps.example/r1',
    date: '2025-01-31',
  };
  const url = 'https://lh3.googleusercontent.com/a/ana=s120';

  it('have the known fields of a review', () => {
    expect(parse([{ image: { url }, ...fields, id: 'x' }]).testimonials).toEqual([{ image: url, ...fields }]);
  });

  it('accept a review that has only name and message', () => {
    expect(reviewWith({})).toEqual({ name: 'Ana', message: 'Rico' });
  });

  it('may be empty', () => {
    expect(parse([])).toEqual({ testimonials: [], rows: [], failure: undefined, lines: [] });
  });

  it.each([[null], [{ 0: review(), length: 1 }], ['reviews']])('refuse %j as a body', (body) => {
    expect(parse(body).failure).toBe('la respuesta no es una lista de reseñas');
  });

  it('fail if no row can be used', () => {
    expect(parse([{}, null]).failure).toBe('ninguna fila se puede mostrar');
  });
});

describe.each<[row: unknown, reason: string]>([
  [null, 'sin datos'],
  [{ name: '  ', message: 'Rico' }, 'nombre " ": va un nombre'],
  [{ name: 'Eva', message: '\u0000\n' }, 'mensaje "\\u0000\\n": va un texto'],
  [{}, 'sin nombre, sin mensaje'],
])('the invalid row %j', (row, reason) => {
  const body = [review(), row, review({ name: 'Leo' })];

  it('is the only one left out', () => {
    expect(parse(body).testimonials.map(({ name }) => name)).toEqual(['Ana', 'Leo']);
  });

  it('is reported in one line', () => {
    expect(parse(body).lines).toEqual([`googleres[1]: ${reason}; no se muestra`]);
  });
});

it.each<[stars: unknown, shown: number | undefined]>([
  [0, 0],
  [4.5, 4.5],
  [7, 5],
  ['4.6', 4.6],
  ['', undefined],
  ['FIVE', undefined],
])('%j stars are %j', (stars, shown) => {
  expect(reviewWith({ stars })?.stars).toBe(shown);
});

it.each<[date: unknown, isoDay: string | undefined]>([
  ['2025-01-31', '2025-01-31'],
  ['2025-01-31T23:00:00.000Z', '2025-01-31'],
  ['2025-01-01 00:30', '2025-01-01'],
  ['2023-02-29', undefined],
  ['2025-01-311', undefined],
  ['31/01/2025', undefined],
])('the date %j is %j', (date, isoDay) => {
  expect(reviewWith({ date })?.date).toBe(isoDay);
});

it.each<[url: unknown, kept: string | undefined]>([
  ['https://maps.example/r?a=1&b=2#c', 'https://maps.example/r?a=1&b=2#c'],
  [' HTTP://Maps.Example ', 'http://maps.example/'],
  ['https://maps.example/"><script>', 'https://maps.example/%22%3E%3Cscript%3E'],
  [' JavaScript:alert(1)', undefined],
  ['//maps.example/r', undefined],
  [`https://maps.example/${'x'.repeat(1_000_000)}`, undefined],
])('the link %j is %j', (link, kept) => {
  expect(reviewWith({ link })?.link).toBe(kept);
});

it.each<[what: string, image: unknown, shown: string | undefined]>([
  ['on an allowed host is shown', { url: 'https://cdn.example/a' }, 'https://cdn.example/a'],
  ['of another host is not', { url: 'https://tracker.example/a.png' }, undefined],
  ['of a host that only looks allowed is not', { url: 'https://cdn.example.evil.example/a' }, undefined],
  ['with an allowed host as its user name is not', { url: 'https://cdn.example@evil.example/a' }, undefined],
  ['over plain HTTP is not', { url: 'http://cdn.example/a' }, undefined],
  ['without its object is not', 'https://cdn.example/a', undefined],
])('a picture %s', (_what, image, shown) => {
  expect(reviewWith({ image })?.image).toBe(shown);
});

it('foreign text loses control characters', () => {
  const dirty = '\u202EAna\u0000 Paula\uDE00';
  const clean = 'Ana Paula\uFFFD';
  expect(reviewWith({ name: dirty, message: dirty })).toMatchObject({ name: clean, message: clean });
});

it.each([
  ['name', 200],
  ['message', 5_000],
])('a %s is cut after %i characters', (field, length) => {
  const shown = `${'x'.repeat(length - 1)}…`;
  expect(reviewWith({ [field]: 'x'.repeat(1_000_000) })).toMatchObject({ [field]: shown });
});

it.each([
  ['(Translated by Google) Tasty.\n\n(Original)\nMuy rico.', 'Muy rico.'],
  ['Muy rico.\n\n(Traducido por Google)\nTasty.', 'Muy rico.'],
  ['(Original)\nMuy rico.\n\n(Translated by Google)\nTasty.', 'Muy rico.'],
  ['(Translated by Google) Tasty.', '(Translated by Google) Tasty.'],
  ['El pollo (Original) muy rico.', 'El pollo (Original) muy rico.'],
])('a review that Google has translated shows its original: %j', (message, shown) => {
  expect(reviewWith({ message })?.message).toBe(shown);
});

describe('reviews', () => {
  const ofOneDay = Array.from({ length: 59 }, (_, index) =>
    review({ name: `Ana ${index}`, date: '2026-01-01' }),
  );
  const reviews = [review({ name: 'Eva' }), ...ofOneDay, review({ name: 'Leo', date: '2026-02-01' })];
  const names = (testimonials: { name: string }[]) => testimonials.map(({ name }) => name);

  it('of up to 60 keep the order of the API', () => {
    const sixty = reviews.slice(0, 60);
    expect(names(parse(sixty).testimonials)).toEqual(names(sixty));
  });

  it('of more than 60 are sorted by date, newest first', () => {
    expect(names(parse(reviews).testimonials)).toEqual(['Leo', ...names(ofOneDay), 'Eva']);
  });

  it('after the newest 60 are beyond the limit', () => {
    const { rows } = parse(reviews);
    expect(rows.filter(({ fate }) => fate === 'beyond limit')).toMatchObject([{ label: 'Eva' }]);
  });

  it('after the newest 60 are reported in one line', () => {
    expect(parse(reviews).lines).toEqual(['1 reseñas no se muestran: se muestran las 60 reseñas más nuevas']);
  });
});

it.each<[fields: object, reasons: string[]]>([
  [{ stars: '4', date: '2026-01-31T10:00:00Z', image: { url: 'https://cdn.example/a.png' }, id: 'x' }, []],
  [{ stars: null, link: '', date: null, image: null }, []],
  [{ stars: 'FIVE' }, ['estrellas "FIVE": no se muestra, van de 0 a 5']],
  [{ date: '2026-02-30' }, ['fecha "2026-02-30": no se muestra, va como 14/05/2026, y no después de hoy']],
  [
    { image: { url: 'https://foreign.example/a.png' } },
    ['foto: no se muestra; valen las de Google, y las de los sitios de IMAGE_HOSTS'],
  ],
  [{ message: 'x'.repeat(5_001) }, ['mensaje: es muy largo, se corta en 5000 letras']],
])('the report names the parts of a review not shown as stated: %j', (fields, reasons) => {
  expect(parse([review(fields)]).rows[0]?.reasons).toEqual(reasons);
});
