import {
  type Children,
  type Estimate,
  estimate,
  estimateText,
  type PricedOption,
  partsText,
  receipt,
  totalFor,
  totalText,
} from './estimate';
import { madeUp } from './testing';

const priced = (...prices: (number | string | undefined)[]) => prices.map((price) => ({ price }));

describe('the estimate', () => {
  it.each([
    ['sums the numbers', priced(11900, 16900), 2_880_000n, false],
    ['sums cents without the tail of a float', priced(0.1, 0.2), 30n, false],
    ['starts at the numbers where a price is missing', priced(11900, undefined), 1_190_000n, true],
    ['takes no number out of words', priced('desde 12.000 por mesa', 900), 90_000n, true],
  ])('%s', (_, options, perPerson, atLeast) => {
    expect(estimate(options)).toMatchObject({ perPerson, atLeast });
  });

  it('counts words for nothing to pay as zero', () => {
    const welcome = { price: 'sin cargo', isFree: true } as const;
    expect(estimate([...priced(11900), welcome])).toMatchObject({ perPerson: 1_190_000n, atLeast: false });
  });

  it('keeps prices per event apart', () => {
    const staff = { price: 45000, unit: 'event' as const };
    expect(estimate([...priced(28800), staff])).toMatchObject({
      perPerson: 2_880_000n,
      perEvent: 4_500_000n,
    });
  });

  it('has the largest minimum of the chosen options', () => {
    expect(
      estimate([{ price: 1, minimum: 35 }, { price: 1 }, { price: 'a consultar', minimum: 40 }]),
    ).toMatchObject({
      minimum: 40,
    });
  });

  it.each([[priced()], [priced(undefined, 'A consultar', 'desde 12.000')]])(
    'is none without a number: %j',
    (options) => {
      expect(estimate(options)).toBeUndefined();
    },
  );
});

/** What a visitor reads about these options for this number of guests. */
function texts(options: PricedOption[], guests: number, children?: Children) {
  const sum = estimate(options);
  const total = sum && totalFor(sum, { from: guests, to: guests }, children);
  return total && [estimateText(sum), totalText(total), total.minimum, partsText(total)];
}

describe('the total', () => {
  const menu = { price: 28800 };
  const staff = { price: 45000, unit: 'event' as const };
  const half = (count: number) => ({ count, percent: 50 });

  it.each<[string, PricedOption[], guests: number, Children | undefined, ReturnType<typeof texts>]>([
    ['multiplies', [menu], 40, undefined, ['$28.800 por persona', '$1.152.000', undefined, undefined]],
    [
      'keeps cents',
      [{ price: 28800.5 }],
      40,
      undefined,
      ['$28.800,50 por persona', '$1.152.020', undefined, undefined],
    ],
    [
      'is a lower bound if an option has no number',
      [menu, { price: undefined }],
      40,
      undefined,
      ['desde $28.800 por persona', 'desde $1.152.000', undefined, undefined],
    ],
    [
      'counts a price per event once',
      [menu, staff],
      40,
      undefined,
      ['$28.800 por persona + $45.000', '$1.197.000', undefined, '40 × $28.800 + $45.000 por evento'],
    ],
    [
      'is the price per event if nothing else is chosen',
      [staff],
      40,
      undefined,
      ['$45.000 por evento', '$45.000', undefined, undefined],
    ],
    [
      'is for the minimum with fewer guests',
      [menu, { price: undefined, minimum: 35 }],
      20,
      undefined,
      ['desde $28.800 por persona', 'desde $1.008.000', '35 personas', undefined],
    ],
    [
      'is for the actual guests from the minimum on',
      [{ ...menu, minimum: 35 }],
      35,
      undefined,
      ['$28.800 por persona', '$1.008.000', undefined, undefined],
    ],
    [
      'charges children their part',
      [menu],
      40,
      half(8),
      ['$28.800 por persona', '$1.036.800', undefined, '32 × $28.800 + 8 chicos × $14.400'],
    ],
    [
      'is not brought below the minimum by children',
      [{ ...menu, minimum: 35 }, staff],
      36,
      half(10),
      ['$28.800 por persona + $45.000', '$1.053.000', '35 adultos', '35 × $28.800 + $45.000 por evento'],
    ],
    [
      'charges children without adults their part',
      [{ price: 100.01 }],
      1,
      half(1),
      ['$100,01 por persona', '$50,01', undefined, '1 chico × $50,01'],
    ],
    [
      'charges children at 100 % like other guests',
      [menu],
      40,
      { count: 40, percent: 100 },
      ['$28.800 por persona', '$1.152.000', undefined, '40 chicos × $28.800'],
    ],
    [
      'names the minimum of a price per event',
      [{ ...staff, minimum: 50 }],
      10,
      undefined,
      ['$45.000 por evento', '$45.000', '50 personas', undefined],
    ],
    [
      'counts an option for some of the guests that many times',
      [
        { price: 18500, servings: 29 },
        { price: 17900, servings: 4 },
        { price: 13900, servings: 2 },
      ],
      35,
      undefined,
      [
        '29 × $18.500 + 4 × $17.900 + 2 × $13.900',
        '$635.900',
        undefined,
        '29 × $18.500 + 4 × $17.900 + 2 × $13.900',
      ],
    ],
    [
      'is for the minimum even if each option is for some of the guests',
      [
        { price: 1_000, servings: 31, minimum: 60 },
        { price: 100, servings: 4 },
      ],
      35,
      undefined,
      ['31 × $1.000 + 4 × $100', '$56.400', '60 personas', '56 × $1.000 + 4 × $100'],
    ],
    [
      'charges the minimum of a main for some of the guests beside a dessert for all',
      [
        { price: 48_500, servings: 41, minimum: 60 },
        { price: 17_900, servings: 4 },
        { price: 4_500, isSide: true },
      ],
      45,
      undefined,
      [
        '$4.500 por persona + 41 × $48.500 + 4 × $17.900',
        '$3.057.600',
        '60 personas',
        '60 × $4.500 + 56 × $48.500 + 4 × $17.900',
      ],
    ],
    [
      'takes more mains than guests for guests of the minimum',
      [
        { price: 48_500, servings: 41, minimum: 60 },
        { price: 17_900, servings: 10 },
      ],
      45,
      undefined,
      ['41 × $48.500 + 10 × $17.900', '$2.604.000', '60 personas', '50 × $48.500 + 10 × $17.900'],
    ],
    [
      'raises no dessert with a number of its own',
      [
        { price: 48_500, servings: 41, minimum: 60 },
        { price: 17_900, servings: 4 },
        { price: 4_500, servings: 45, isSide: true },
      ],
      45,
      undefined,
      [
        '45 × $4.500 + 41 × $48.500 + 4 × $17.900',
        '$2.990.100',
        '60 personas',
        '45 × $4.500 + 56 × $48.500 + 4 × $17.900',
      ],
    ],
    [
      'counts the other options for all guests',
      [menu, { price: 17900, servings: 4 }, staff],
      40,
      half(8),
      [
        '$28.800 por persona + 4 × $17.900 + $45.000',
        '$1.153.400',
        undefined,
        '32 × $28.800 + 8 chicos × $14.400 + 4 × $17.900 + $45.000 por evento',
      ],
    ],
    ['is none with more children than guests', [menu], 7, half(8), undefined],
  ])('%s', (_, options, guests, children, expected) => {
    expect(texts(options, guests, children)).toEqual(expected);
  });
});

describe('the receipt', () => {
  const menu = { price: 83_200 };
  const tables = { price: 320_000, unit: 'event' as const };
  const of = (options: PricedOption[], from?: number, to = from) => {
    const sum = estimate(options) as Estimate;
    return receipt(sum, from === undefined || to === undefined ? undefined : totalFor(sum, { from, to }));
  };

  it.each<[options: PricedOption[], guests: [from?: number, to?: number], figure: string, how: string]>([
    [[{ ...menu, minimum: 60 }, tables], [40], '$5.312.000', '60 × $83.200 + $320.000 · mínimo 60'],
    [[menu], [60], '$4.992.000', '60 × $83.200'],
    [[menu, { price: undefined }], [60], 'desde $4.992.000', '60 × $83.200'],
    [[tables], [60], '$320.000', ''],
    [[menu, tables], [], '$83.200 por persona + $320.000', ''],
    [[{ ...menu, minimum: 60 }], [], '$83.200 por persona', 'Se cobra para 60 personas como mínimo.'],
    [[{ price: 76_300 }], [80, 100], 'entre $6.104.000 y $7.630.000', '80 a 100 × $76.300'],
    [
      [menu, { price: 17_900, servings: 4 }, tables],
      [80, 100],
      'entre $7.047.600 y $8.711.600',
      '80 a 100 × $83.200 + 4 × $17.900 + $320.000',
    ],
    [
      [{ ...menu, minimum: 90 }],
      [80, 100],
      'entre $7.488.000 y $8.320.000',
      '90 a 100 × $83.200 · mínimo 90',
    ],
    [[{ ...menu, minimum: 120 }], [80, 100], '$9.984.000', '120 × $83.200 · mínimo 120'],
  ])('has one figure with its calculation below: %#', (options, guests, figure, how) => {
    expect(of(options, ...guests)).toEqual({ figure, how });
  });
});

describe('any total', () => {
  const cases = Array.from({ length: 300 }, (_, seed) => {
    const { upTo, oneOf } = madeUp(seed);
    const options = Array.from({ length: 1 + upTo(8) }, () => ({
      price: oneOf<number | string>(upTo(9_000_000) / 100, upTo(90_000), 'A consultar'),
      unit: oneOf('person' as const, 'person' as const, 'event' as const),
      minimum: oneOf(undefined, upTo(60)),
      servings: oneOf(undefined, undefined, 1 + upTo(40)),
    }));
    const guests = 1 + upTo(100);
    const children = { count: upTo(guests), percent: upTo(100) };
    const sum = estimate(options);
    return { options, sum, guests, children };
  }).flatMap(({ sum, ...others }) => (sum ? [{ sum, ...others }] : []));

  const exactly = (guests: number) => ({ from: guests, to: guests });

  const centsOf = (sum: Estimate, guests: number, children: Children) =>
    totalFor(sum, exactly(guests), children)?.cents ?? -1n;

  it('does not depend on the order of the options', () => {
    for (const { options, sum } of cases) expect(estimate(options.toReversed())).toEqual(sum);
  });

  it('never falls when a guest is added', () => {
    for (const { sum, guests, children } of cases.filter(({ sum }) => sum.perPerson)) {
      const total = centsOf(sum, guests, children);
      expect(centsOf(sum, guests + 1, children)).toBeGreaterThanOrEqual(total);
    }
  });

  it('never falls when a side without a number is added', () => {
    for (const { options, sum, guests, children } of cases) {
      const all = options.map((option, index) => ({ ...option, isSide: index % 2 === 1 }));
      const before = estimate(all) as Estimate;
      for (const side of [
        { price: 4_500, isSide: true },
        { price: 100, isSide: true, minimum: 30 },
      ])
        expect(centsOf(estimate([...all, side]) ?? sum, guests, children)).toBeGreaterThanOrEqual(
          centsOf(before, guests, children),
        );
    }
  });

  it('never falls when a child is added', () => {
    for (const { sum, guests, children } of cases.filter(({ sum }) => sum.perPerson)) {
      const total = centsOf(sum, guests, children);
      const withChild = { ...children, count: children.count + 1 };
      expect(centsOf(sum, guests + 1, withChild)).toBeGreaterThanOrEqual(total);
    }
  });

  it('is never below the minimum', () => {
    for (const { sum, guests, children } of cases) {
      const least = sum.perPerson * BigInt(sum.minimum ?? 0) + sum.perEvent;
      expect(centsOf(sum, guests, children)).toBeGreaterThanOrEqual(least);
    }
  });

  it('is the sum of its parts', () => {
    for (const { sum, guests, children } of cases) {
      const { parts = [], cents } = totalFor(sum, exactly(guests), children) ?? {};
      expect(parts.map(({ cents: part }) => part).reduce((a, b) => a + b, 0n)).toBe(cents);
    }
  });

  it('is the sum of the figures in its text', () => {
    const centsIn = (text: string) =>
      BigInt(
        text
          .replace(/^.*\$|[.]| por evento$/g, '')
          .replace(/^(\d+)(,(\d\d))?$/, (_, whole, __, rest = '00') => whole + rest),
      );
    for (const { sum, guests, children } of cases) {
      const { parts = [], cents } = totalFor(sum, exactly(guests), children) ?? {};
      const shown = parts.map(({ text }) => BigInt(/^(\d+) .*×/.exec(text)?.[1] ?? 1) * centsIn(text));
      expect(shown.reduce((a, b) => a + b, 0n)).toBe(cents);
    }
  });
});
