import fc from 'fast-check';
import { type RowReport, tallyRows } from './parse-rows';
import sample from './sample/testimonials.json';
import { parseTestimonials } from './testimonials';

beforeEach(() => {
  // As next.config.mjs sets it.
  process.env.IMAGE_HOSTS = 'lh3.googleusercontent.com,cdn.example';
});

function parse(body: unknown) {
  const lines: string[] = [];
  const rows: RowReport[] = [];
  const { report, finish } = tallyRows('reviews', (line) => lines.push(line));
  const { content: testimonials = [], failure } = parseTestimonials(body, (row) => {
    rows.push(row);
    report(row);
  });
  finish();
  return { testimonials, rows, failure, lines };
}

/** The only review, from a row with these fields beside name and message. */
function reviewWith(fields: Record<string, unknown>) {
  const { testimonials, lines } = parse([{ name: 'Ana', message: 'Todo rico.', ...fields }]);
  expect(lines).toEqual([]);
  return testimonials[0];
}

describe('the testimonials', () => {
  it('have all fields of a review that the API sends', () => {
    const { testimonials, lines } = parse([
      {
        _id: 'r1',
        image: { url: 'https://lh3.googleusercontent.com/a/ana=s120' },
        name: 'Ana',
        message: 'Todo rico.\nGracias.',
        stars: 4,
        link: 'https://maps.example/r1',
        date: '2025-01-31',
      },
    ]);
    expect(lines).toEqual([]);
    expect(testimonials).toEqual([
      {
        id: 'r1',
        name: 'Ana',
        message: 'Todo rico.\nGracias.',
        stars: 4,
        date: '2025-01-31',
        link: 'https://maps.example/r1',
        avatar: 'https://lh3.googleusercontent.com/a/ana=s120',
      },
    ]);
  });

  it('accept a review that has only name and message', () => {
    expect(reviewWith({})).toEqual({ id: expect.any(String), name: 'Ana', message: 'Todo rico.' });
  });

  it('ignore additional fields', () => {
    expect(reviewWith({ __v: 0, email: 'ana@example.com', id: 'x' })).toEqual(reviewWith({}));
  });

  it('are empty for an API without reviews', () => {
    expect(parse([])).toEqual({ testimonials: [], rows: [], failure: undefined, lines: [] });
  });

  it.each([[null], [{}], [{ 0: { name: 'Ana', message: 'x' }, length: 1 }], ['reviews'], [42], [undefined]])(
    'refuse %j as a body',
    (body) => {
      expect(parse(body).failure).toBe('the body is not a list of reviews');
    },
  );
});

describe('an invalid row', () => {
  it.each<[row: unknown, reason: string]>([
    [null, 'is not an object'],
    ['Ana', 'is not an object'],
    [[], 'is not an object'],
    [{ message: 'Rico' }, 'name is not text'],
    [{ name: 'Eva' }, 'message is not text'],
    [{ name: 5, message: 'Rico' }, 'name is not text'],
    [{ name: '  ', message: 'Rico' }, 'name is empty'],
    [{ name: 'Eva', message: '\u0000\n' }, 'message is empty'],
    [{}, 'name is not text, message is not text'],
  ])('%j is left out alone, with one line', (row, reason) => {
    const { testimonials, lines } = parse([
      { name: 'Ana', message: 'Uno' },
      row,
      { name: 'Leo', message: 'Dos' },
    ]);
    expect(lines).toEqual([`googleres[1] left out: ${reason}`]);
    expect(testimonials.map(({ name }) => name)).toEqual(['Ana', 'Leo']);
  });
});

describe('the stars', () => {
  it.each<[stars: unknown, shown: number | undefined]>([
    [0, 0],
    [5, 5],
    [4.4, 4],
    [4.5, 5],
    [7, 5],
    [1e300, 5],
    [-3, 0],
    ['4', 4],
    ['4.6', 5],
    ['4.25', 4],
    ['99', 5],
    ['-1', 0],
    ['', undefined],
    ['FIVE', undefined],
    ['x4', undefined],
    ['1e1', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [true, undefined],
    [[5], undefined],
    [{}, undefined],
  ])('%j are %j', (stars, shown) => {
    expect(reviewWith({ stars })?.stars).toBe(shown);
  });
});

describe('the date', () => {
  it.each<[date: unknown, isoDay: string | undefined]>([
    ['2025-01-31', '2025-01-31'],
    ['2025-01-31T23:00:00.000Z', '2025-01-31'],
    ['2023-02-29', undefined],
    ['31/01/2025', undefined],
    ['hace 2 meses', undefined],
    [1738278000000, undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j is %j', (date, isoDay) => {
    expect(reviewWith({ date })?.date).toBe(isoDay);
  });
});

describe('a link and a picture', () => {
  const cases: [url: unknown, kept: string | undefined][] = [
    ['https://maps.example/r?a=1&b=2#c', 'https://maps.example/r?a=1&b=2#c'],
    ['http://maps.example/', 'http://maps.example/'],
    ['HTTPS://Maps.Example', 'https://maps.example/'],
    ['  https://maps.example/r  ', 'https://maps.example/r'],
    ['https://maps.example/a b', 'https://maps.example/a%20b'],
    ['https://maps.example/"><script>', 'https://maps.example/%22%3E%3Cscript%3E'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['javascript://maps.example/%0Aalert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['blob:https://maps.example/1', undefined],
    ['file:///etc/passwd', undefined],
    ['shttp://maps.example/r', undefined],
    ['httpx://maps.example/r', undefined],
    ['//maps.example/r', undefined],
    ['/r', undefined],
    ['maps.example', undefined],
    ['https://', undefined],
    ['https:// maps.example', undefined],
    ['', undefined],
    [null, undefined],
    [42, undefined],
    [['https://maps.example/'], undefined],
  ];

  it.each(cases)('link %j is %j', (url, kept) => {
    expect(reviewWith({ link: url })?.link).toBe(kept);
  });

  it.each([
    [
      'on an allowed host is kept',
      'https://lh3.googleusercontent.com/a',
      'https://lh3.googleusercontent.com/a',
    ],
    ['of another host is left out', 'https://tracker.example/a.png', undefined],
    [
      'of a host that only looks allowed is left out',
      'https://lh3.googleusercontent.com.evil.example/a',
      undefined,
    ],
    [
      'with an allowed host as its user name is left out',
      'https://lh3.googleusercontent.com@evil.example/a',
      undefined,
    ],
    ['over plain HTTP is left out', 'http://lh3.googleusercontent.com/a', undefined],
    ['that is a script is left out', 'javascript:alert(1)', undefined],
  ])('picture %s', (_what, url, kept) => {
    expect(reviewWith({ image: { url } })?.avatar).toBe(kept);
  });

  it('of a megabyte are left out', () => {
    const url = `https://maps.example/${'x'.repeat(1_000_000)}`;
    const review = reviewWith({ link: url, image: { url } });
    expect(review?.link).toBeUndefined();
    expect(review?.avatar).toBeUndefined();
  });

  it.each([[null], ['https://maps.example/a.png'], [[]], [{}]])(
    'picture in the shape of %j is none',
    (image) => {
      expect(reviewWith({ image })?.avatar).toBeUndefined();
    },
  );
});

describe('the id of a review', () => {
  const named = (name: string, fields = {}) => ({ name, message: 'Rico', ...fields });

  it('may be the same in two rows: both reviews are shown', () => {
    const { testimonials } = parse([named('Ana', { _id: 'r1' }), named('Eva', { _id: 'r1' })]);
    expect(testimonials.map(({ name }) => name)).toEqual(['Ana', 'Eva']);
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(2);
  });

  it.each([[undefined], [null], [7], ['']])(
    'may be missing or unusable, %j: both reviews are shown',
    (_id) => {
      const { testimonials } = parse([named('Ana', { _id }), named('Eva', { _id })]);
      expect(testimonials.map(({ name }) => name)).toEqual(['Ana', 'Eva']);
      expect(new Set(testimonials.map(({ id }) => id)).size).toBe(2);
    },
  );

  it('may be a number as text, beside a review that has none', () => {
    const { testimonials } = parse([named('Ana', { _id: '1' }), named('Eva')]);
    expect(testimonials.map(({ name }) => name)).toEqual(['Ana', 'Eva']);
  });
});

describe('foreign text', () => {
  it('loses its control characters and direction marks, and half an emoji', () => {
    const dirty = '\u202EAna\u0000 Paula\uDE00';
    expect(reviewWith({ name: dirty, message: dirty })).toMatchObject({
      name: 'Ana Paula\uFFFD',
      message: 'Ana Paula\uFFFD',
    });
  });

  it('of a megabyte is truncated, but not a name of 200 characters or a message of 5,000', () => {
    const endless = 'x'.repeat(1_000_000);
    expect(reviewWith({ name: endless, message: endless })).toMatchObject({
      name: `${'x'.repeat(199)}…`,
      message: `${'x'.repeat(4_999)}…`,
    });
    const [name, message] = ['x'.repeat(200), 'x'.repeat(5_000)];
    expect(reviewWith({ name, message })).toMatchObject({ name, message });
  });

  it('adds no field to a review through a row’s __proto__', () => {
    const body: unknown = JSON.parse(
      '[{"name": "Ana", "message": "Rico", "__proto__": {"link": "https://evil.example/", "stars": 5}}]',
    );
    expect(parse(body).testimonials).toEqual([{ id: expect.any(String), name: 'Ana', message: 'Rico' }]);
  });
});

describe('the report about the rows', () => {
  const reasonsOf = (fields: object) =>
    parse([{ name: 'Ana', message: 'Rico', ...fields }]).rows.flatMap(({ reasons }) => reasons);

  beforeEach(() => {
    process.env.IMAGE_HOSTS = 'img.example,cdn.example';
  });

  it('says of every row, in the order of the API, what became of it', () => {
    const rows = [{ name: 'Ana', message: 'Rico' }, { name: 'Eva' }, 'Leo'];
    expect(parse(rows).rows).toEqual([
      { place: 'googleres', index: 0, label: 'Ana', fate: 'shown', reasons: [] },
      {
        place: 'googleres',
        index: 1,
        label: '{"name":"Eva"}',
        fate: 'invalid',
        reasons: ['message is not text'],
      },
      { place: 'googleres', index: 2, label: '"Leo"', fate: 'invalid', reasons: ['is not an object'] },
    ]);
  });

  it('tells the newest 60 from the others, and one line counts those', () => {
    const reviews = Array.from({ length: 62 }, (_, index) => ({
      name: `Ana ${index}`,
      message: 'Rico',
      date: index === 61 ? '2026-02-01' : '2026-01-01',
    }));
    const { rows, lines } = parse(reviews);
    const others = rows.filter(({ fate }) => fate === 'beyond limit');
    expect(others.map(({ label, reasons }) => [label, reasons])).toEqual([
      ['Ana 59', ['the newest 60 are shown']],
      ['Ana 60', ['the newest 60 are shown']],
    ]);
    expect(lines).toEqual(['2 reviews left out: the newest 60 are shown']);
  });

  it.each<[what: string, fields: object, reasons: string[]]>([
    [
      'all fields',
      {
        _id: 'r1',
        stars: 4,
        link: 'https://maps.example/1',
        date: '2026-01-31T10:00:00Z',
        image: { url: 'https://cdn.example/a.png' },
      },
      [],
    ],
    ['fields that are null or empty', { stars: null, link: '', date: null, image: null }, []],
    ['stars as text', { stars: '4' }, []],
    ['too many stars', { stars: 7 }, ['stars 7 is shown as 5']],
    ['half stars', { stars: '4.5' }, ['stars "4.5" is shown as 5']],
    ['stars in words', { stars: 'FIVE' }, ['stars "FIVE" is not shown: it is not a number']],
    ['another date', { date: '31/01/2026' }, ['date "31/01/2026" is not shown: it is not a year-month-day']],
    [
      'a day of no calendar',
      { date: '2026-02-30' },
      ['date "2026-02-30" is not shown: it is not a year-month-day'],
    ],
    [
      'a link that is none',
      { link: 'javascript:alert(1)' },
      ['link "javascript:alert(1)" is not shown: it is not an http(s) address'],
    ],
    [
      'a picture without its object',
      { image: 'https://cdn.example/a.png' },
      ['image "https://cdn.example/a.png" is not shown: it is not an object with an http(s) address as url'],
    ],
    [
      'a picture from another host',
      { image: { url: 'https://foreign.example/a.png' } },
      ['image from foreign.example is not shown: IMAGE_HOSTS does not name that host'],
    ],
    [
      'a picture over http',
      { image: { url: 'http://cdn.example/a.png' } },
      ['image is not shown: its address is not https'],
    ],
    ['a long name', { name: 'x'.repeat(201) }, ['name is cut after 200 characters']],
    ['a long message', { message: 'x'.repeat(5_001) }, ['message is cut after 5000 characters']],
  ])('says what of a review is not shown as it is stated: %s', (_what, fields, reasons) => {
    expect(reasonsOf(fields)).toEqual(reasons);
  });
});

it('parses any JSON or refuses it, and never returns a review without name and message', () => {
  const anything = fc.jsonValue({ maxDepth: 1 });
  const address = fc
    .tuple(fc.constantFrom('https://', 'HTTP://', 'javascript:', 'data:', '//', ''), fc.string())
    .map((parts) => parts.join(''));
  const row = fc.record(
    {
      _id: anything,
      name: fc.oneof(fc.string(), anything),
      message: fc.oneof(fc.string(), anything),
      stars: anything,
      link: fc.oneof(address, anything),
      image: anything,
      date: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anything, fc.array(fc.oneof(row, anything))), (value) => {
      for (const { name, message, stars, link } of parse(value).testimonials) {
        expect(name.trim()).not.toBe('');
        expect(message.trim()).not.toBe('');
        expect([undefined, 0, 1, 2, 3, 4, 5]).toContain(stars);
        expect(link ?? 'https:').toMatch(/^https?:/);
      }
    }),
    { numRuns: 300 },
  );
});

it('the sample reviews are marked as examples', () => {
  const { testimonials, lines } = parse(sample);
  expect(lines).toEqual([]);
  expect(testimonials).toHaveLength(sample.length);
  for (const { name } of testimonials) expect(name).toMatch(/^Reseña de ejemplo \d+$/);
});
