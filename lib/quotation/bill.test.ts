import {
  type Bill,
  billOf,
  minimumText,
  partsText,
  perPersonText,
  receipt,
  shortFigure,
  totalText,
} from './bill';
import { readPeople } from './people';
import type { Children, Dish } from './portions';
import { madeUp, childRate as RATE } from './testing';

const para = (typed: string) => ({ servings: readPeople(typed) });

/** The bill for what a visitor types into the fields of guests and children. */
function bill(dishes: readonly Dish[], guests: string, children = '', childRate = RATE): Bill {
  return billOf(dishes, { guests: readPeople(guests), children: readPeople(children) }, childRate);
}

const wedding = { title: 'Casamiento', price: 48_500, minimum: 60 };
const asado = { title: 'Asado', price: 24_900 };
const brunch = { title: 'Brunch', price: 18_500 };
const vegetarian = { title: 'Vegetariano', price: 17_900 };
const celiac = { title: 'Celíacos', price: 13_900 };
const flan = { title: 'Flan', price: 4_500, isSide: true };
const sweets = { title: 'Mesa dulce', price: 9_000, isSide: true, minimum: 50 };
const tables = { title: 'Mesas', price: 320_000, unit: 'event' as const };
const unpriced = { title: 'A convenir' };

/** Each sum was worked out by hand. */
describe('the total', () => {
  it.each<[why: string, dishes: Dish[], guests: string, children: string, total: string]>([
    ['multiplies', [asado], '40', '', '$996.000'],
    ['keeps centavos', [{ price: 28_800.5 }], '40', '', '$1.152.020'],
    ['adds the options for all', [asado, flan], '40', '', '$1.176.000'],
    ['counts what is per event once', [asado, tables], '40', '', '$1.316.000'],
    ['is what is per event if nothing else is chosen', [tables], '40', '', '$320.000'],
    ['starts at the known prices', [asado, unpriced], '40', '', 'desde $996.000'],
    [
      'gives the rest to the main without a number',
      [brunch, { ...vegetarian, ...para('4') }, { ...celiac, ...para('2') }],
      '35',
      '',
      // 29 × 18.500 + 4 × 17.900 + 2 × 13.900
      '$635.900',
    ],
    ['counts mains without numbers for all', [brunch, vegetarian], '35', '', '$1.274.000'],
    [
      'counts two mains that share the rest for all of it',
      [brunch, asado, { ...vegetarian, ...para('4') }],
      '35',
      '',
      // 31 × 43.400 + 4 × 17.900
      '$1.417.000',
    ],
    [
      'charges the minimum of a main that the numbers leave nobody for',
      [wedding, { ...vegetarian, ...para('45') }],
      '45',
      '',
      // 15 × 48.500 + 45 × 17.900
      '$1.533.000',
    ],
    [
      'charges no minimum of a main for 0',
      [
        { ...wedding, ...para('0') },
        { ...vegetarian, ...para('45') },
      ],
      '45',
      '',
      '$805.500',
    ],
    ['misses no price of what is for nobody', [unpriced, { ...asado, ...para('40') }], '40', '', '$996.000'],
    [
      'misses the price of a main whose minimum alone is charged',
      [
        { ...unpriced, minimum: 60 },
        { ...asado, ...para('40') },
      ],
      '40',
      '',
      'desde $996.000',
    ],
    ['counts nobody for 0', [brunch, { ...vegetarian, ...para('0') }], '35', '', '$647.500'],
    ['charges the minimum', [wedding], '45', '', '$2.910.000'],
    ['charges no minimum from its guests on', [wedding], '60', '', '$2.910.000'],
    // 56 × 48.500 + 4 × 17.900, however the visitor says it.
    [
      'is the same if the numbers are typed: both',
      [
        { ...wedding, ...para('41') },
        { ...vegetarian, ...para('4') },
      ],
      '45',
      '',
      '$2.787.600',
    ],
    [
      'is the same if the numbers are typed: one',
      [wedding, { ...vegetarian, ...para('4') }],
      '45',
      '',
      '$2.787.600',
    ],
    [
      'is the same if the numbers are typed: the other',
      [{ ...wedding, ...para('41') }, vegetarian],
      '45',
      '',
      '$2.787.600',
    ],
    [
      'does not fall with a main for nobody',
      [{ ...wedding, ...para('41') }, { ...vegetarian, ...para('4') }, asado],
      '45',
      '',
      '$2.787.600',
    ],
    [
      'does not fall with a dessert, which goes up to the minimum',
      [{ ...wedding, ...para('41') }, { ...vegetarian, ...para('4') }, flan],
      '45',
      '',
      // 56 × 48.500 + 4 × 17.900 + 60 × 4.500
      '$3.057.600',
    ],
    [
      'raises no dessert with a number',
      [
        { ...wedding, ...para('41') },
        { ...vegetarian, ...para('4') },
        { ...flan, ...para('45') },
      ],
      '45',
      '',
      '$2.990.100',
    ],
    // 45 × 48.500 + 15 × 17.900: 15 guests are missing from 60.
    [
      'adds the missing guests to the main with the minimum',
      [{ ...wedding, ...para('30') }, vegetarian],
      '45',
      '',
      '$2.451.000',
    ],
    [
      'takes more mains than guests for guests of the minimum',
      [
        { ...wedding, ...para('41') },
        { ...vegetarian, ...para('10') },
      ],
      '45',
      '',
      // 50 × 48.500 + 10 × 17.900
      '$2.604.000',
    ],
    [
      'adds each missing guest to the dearest main that he is missing from',
      [wedding, { price: 60_000, minimum: 50 }],
      '45',
      '',
      // 50 × 60.000 + 55 × 48.500
      '$5.667.500',
    ],
    // 40 × 24.900 + 50 × 9.000
    ['raises only the side that has the minimum', [asado, sweets], '40', '', '$1.446.000'],
    ['takes no minimum from what is per event', [asado, { ...tables, minimum: 50 }], '10', '', '$569.000'],
    // 32 × 24.900 + 8 × 12.450
    ['charges children their part', [asado], '40', '8', '$896.400'],
    [
      'puts the children among the rest first',
      [asado, { ...vegetarian, ...para('4') }],
      '40',
      '8',
      // 28 × 24.900 + 8 × 12.450 + 4 × 17.900
      '$868.400',
    ],
    [
      'puts the children into the largest main if all have numbers',
      [
        { ...asado, ...para('36') },
        { ...vegetarian, ...para('4') },
      ],
      '40',
      '8',
      '$868.400',
    ],
    [
      'puts the children into the cheaper of two mains alike',
      [
        { ...asado, ...para('20') },
        { ...vegetarian, ...para('20') },
      ],
      '40',
      '8',
      // 20 × 24.900 + 12 × 17.900 + 8 × 8.950
      '$784.400',
    ],
    [
      'takes children whom the mains leave out as eating none',
      [
        { ...asado, ...para('28') },
        { ...vegetarian, ...para('4') },
      ],
      '40',
      '8',
      // 28 × 24.900 + 4 × 17.900
      '$768.800',
    ],
    ['charges a numbered side in full', [asado, { ...flan, ...para('8') }], '40', '8', '$932.400'],
    // 31 guests, counted as they pay, are 4 short of 35.
    ['counts a child for the minimum as it pays', [{ price: 28_800, minimum: 35 }], '36', '10', '$1.008.000'],
    ['charges a child alone its part', [{ price: 100.01 }], '1', '1', '$50,01'],
    ['takes 0 children as none', [asado], '40', '0', '$996.000'],
    ['is a range for a range of guests', [asado], '80-100', '', 'entre $1.992.000 y $2.490.000'],
    ['is one figure for a range of one number', [asado], '100-100', '', '$2.490.000'],
    [
      'says what a range leaves out',
      [asado, unpriced],
      '80-100',
      '',
      'entre $1.992.000 y $2.490.000, más lo que falta cotizar',
    ],
    [
      'names the lower figure first, which more guests may cost',
      [
        { ...wedding, ...para('41') },
        { ...vegetarian, ...para('4') },
      ],
      '45-50',
      '',
      // 51 × 48.500 + 4 × 17.900 for 50 guests
      'entre $2.545.100 y $2.787.600',
    ],
  ])('%s', (_, dishes, guests, children, text) => {
    const { total, atLeast } = bill(dishes, guests, children);
    expect(total && totalText(total, atLeast)).toBe(text);
  });

  it.each<[why: string, dishes: Dish[], guests: string, children: string, problem: string | undefined]>([
    ['guests', [asado], '', '', undefined],
    ['guests in numbers', [asado], 'unos 80', '', undefined],
    ['a price', [unpriced], '40', '', undefined],
    [
      'readable numbers',
      [
        { ...asado, ...para('100') },
        { ...vegetarian, ...para('cuatro') },
      ],
      '40',
      '',
      'Revisá la cantidad de Vegetariano: va un número entero.',
    ],
    [
      'no more of a main than there are guests',
      [asado, { ...vegetarian, ...para('100') }],
      '80',
      '',
      'Revisá la cantidad de Vegetariano: son más que los invitados.',
    ],
    [
      'a number of children',
      [asado],
      '40',
      'unos 8',
      'Revisá los chicos: va un solo número, que no pase de los invitados.',
    ],
    [
      'more guests than children',
      [asado],
      '7',
      '8',
      'Revisá los chicos: va un solo número, que no pase de los invitados.',
    ],
  ])('needs %s', (_, dishes, guests, children, problem) => {
    expect(bill(dishes, guests, children)).toMatchObject({ total: undefined, problem });
  });

  it('lets children pay like everybody where the business has no rate for them', () => {
    const people = { guests: readPeople('40'), children: readPeople('8') };
    expect(billOf([asado], people, undefined).total?.cents).toBe(99_600_000n);
  });
});

it.each<[dishes: Dish[], guests: string, text: string]>([
  [[asado, flan], '', '$29.400 por persona'],
  [[asado, tables], '', '$24.900 por persona + $320.000'],
  [[tables], '', '$320.000 por evento'],
  [[asado, unpriced], '', 'desde $24.900 por persona'],
  [[{ price: 0.1 }, { price: 0.2 }], '', '$0,30 por persona'],
  [[{ price: 'Sin cargo', isFree: true }, { price: 900 }], '', '$900 por persona'],
  [[{ price: 'desde 12.000 por mesa' }, { price: 900 }], '', 'desde $900 por persona'],
  [[unpriced], '', ''],
  [[wedding, flan], '45', '$53.000 por persona'],
  // Not everybody has the same.
  [[asado, { ...vegetarian, ...para('4') }], '40', ''],
  [[asado, sweets], '40', ''],
])('the price of a guest is the sum of what everybody has: %#', (dishes, guests, text) => {
  expect(perPersonText(bill(dishes, guests))).toBe(text);
});

it.each<[dishes: Dish[], guests: string, text: string]>([
  [[asado, flan], '', '$29.400 por persona'],
  [[asado, flan], '35', '$1.029.000 para 35'],
  [[wedding, vegetarian], '', '$66.400 por persona, si todos comen todo'],
  [[asado, vegetarian], '10', '$428.000 para 10, si todos comen todo'],
  [[asado, { ...vegetarian, ...para('4') }], '35', '$843.500 para 35'],
  [[unpriced, unpriced], '', ''],
])('the figure of the bar says when it adds mains that few people all eat: %#', (dishes, guests, text) => {
  expect(shortFigure(bill(dishes, guests))).toBe(text);
});

it.each<[dishes: Dish[], guests: string, children: string, figure: string, how: string]>([
  [[wedding, tables], '40', '', '$3.230.000', '60 × $48.500 + $320.000 · mínimo 60'],
  [[asado], '60', '', '$1.494.000', '60 × $24.900'],
  [[tables], '60', '', '$320.000', ''],
  [[asado, tables], '', '', '$24.900 por persona + $320.000', ''],
  [[wedding], '', '', '$48.500 por persona', 'Se cobra para 60 personas como mínimo'],
  [[{ ...tables, minimum: 60 }], '', '', '$320.000 por evento', ''],
  [[asado], '40', '8', '$896.400', '32 × $24.900 + 8 chicos × $12.450'],
  [[asado], '1', '1', '$12.450', '1 chico × $12.450'],
  [[{ price: 28_800, minimum: 35 }], '36', '10', '$1.008.000', '35 × $28.800 · mínimo 35 adultos'],
  [
    [{ ...wedding, ...para('41') }, { ...vegetarian, ...para('4') }, flan],
    '45',
    '',
    '$3.057.600',
    '60 × $4.500 + 56 × $48.500 + 4 × $17.900 · mínimo 60',
  ],
  [[asado], '80-100', '', 'entre $1.992.000 y $2.490.000', '80 a 100 × $24.900'],
  [
    [{ ...wedding, minimum: 90 }],
    '80-100',
    '',
    'entre $4.365.000 y $4.850.000',
    '90 a 100 × $48.500 · mínimo 90',
  ],
  [
    [
      { ...wedding, ...para('41') },
      { ...vegetarian, ...para('4') },
    ],
    '45-50',
    '',
    'entre $2.545.100 y $2.787.600',
    '51 a 56 × $48.500 + 4 × $17.900 · mínimo 60',
  ],
  [
    [asado, { ...vegetarian, ...para('cuatro') }],
    '40',
    '',
    '',
    'Revisá la cantidad de Vegetariano: va un número entero.',
  ],
])('the receipt has one figure with its calculation below: %#', (dishes, guests, children, figure, how) => {
  expect(receipt(bill(dishes, guests, children))).toMatchObject({ figure, how });
});

it('the receipt names the minimum that is charged', () => {
  const { total } = bill([asado, sweets], '40');
  expect(total && minimumText(total)).toBe('50 personas');
});

it('the receipt does not say the price of a guest twice', () => {
  expect(partsText(bill([asado], '40'))).toBeUndefined();
});

const numberIn = ({ servings }: Dish) => (servings ? Number(servings.text) : undefined);
const priceOf = ({ price }: Dish) => (typeof price === 'number' ? price : 0);
const isMain = ({ unit, isSide }: Dish) => unit !== 'event' && !isSide;
const isForRest = (dish: Dish) => numberIn(dish) === undefined;

/** Another way to the total: guest by guest, in halves, for children who pay nothing, half or all. */
function totalByHand(dishes: readonly Dish[], guests: number, { count, percent }: Children): number {
  const chosen = dishes.filter((dish) => numberIn(dish) !== 0);
  const mains = chosen.filter(isMain);
  const served = mains.reduce((sum, main) => sum + (numberIn(main) ?? 0), 0);
  const rest = Math.max(guests - served, 0);
  const unpaid = 1 - percent / 100;
  const halvesOf = (people: number) => 2 * (people - count * unpaid);
  const costs = [
    ...chosen.filter(({ unit }) => unit === 'event').map(priceOf),
    ...mains.map((main) => (numberIn(main) ?? rest) * priceOf(main)),
    ...childrenAtMains(mains, rest, count).map((main) => -unpaid * priceOf(main)),
    ...missingHalves(mains, halvesOf(Math.max(guests, served))).map((price) => price / 2),
    ...chosen
      .filter(({ unit, isSide }) => unit !== 'event' && isSide)
      .map((side) => {
        const least = Math.max(0, ...[side, ...mains].map(({ minimum = 0 }) => minimum));
        return (numberIn(side) ?? Math.max(halvesOf(guests) / 2, least)) * priceOf(side);
      }),
  ];
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** The main of each child; several, if several are for the rest. */
function childrenAtMains(mains: readonly Dish[], rest: number, count: number): Dish[] {
  const seats = mains
    .filter((main) => !isForRest(main))
    .sort((a, b) => (numberIn(b) ?? 0) - (numberIn(a) ?? 0) || priceOf(a) - priceOf(b))
    .flatMap((main) => Array.from({ length: numberIn(main) ?? 0 }, () => main));
  const ofRest = Array.from({ length: Math.min(rest, count) }, () => mains.filter(isForRest)).flat();
  return [...ofRest, ...seats.slice(0, Math.max(count - rest, 0))];
}

/** What each half guest who is missing costs, at the dearest main that it is missing from. */
function missingHalves(mains: readonly Dish[], present: number): number[] {
  const prices = [];
  for (let half = present; half < 200; half += 1) {
    const missed = mains.filter(({ minimum = 0 }) => 2 * minimum > half).map(priceOf);
    if (missed.length > 0) prices.push(Math.max(...missed));
  }
  return prices;
}

describe('on made-up menus', () => {
  const cases = Array.from({ length: 600 }, (_, seed) => {
    const { upTo, oneOf } = madeUp(seed);
    const dishes = Array.from({ length: 1 + upTo(6) }, (): Dish => {
      const typed = oneOf('', '', `${upTo(40)}`);
      const unit = oneOf('person' as const, 'person' as const, 'person' as const, 'event' as const);
      return {
        price: oneOf<number | string>(100 * (1 + upTo(900)), 100 * (1 + upTo(900)), 'A consultar'),
        unit,
        minimum: oneOf(undefined, upTo(90)),
        isSide: oneOf(true, false),
        ...(typed && unit === 'person' && para(typed)),
      };
    });
    const guests = 1 + upTo(90);
    return { dishes, guests, children: { count: upTo(guests), percent: oneOf(0, 50, 100) } };
  }).filter(
    ({ dishes, guests }) =>
      dishes.some(({ price }) => typeof price === 'number') &&
      dishes.every((dish) => !isMain(dish) || (numberIn(dish) ?? 0) <= guests),
  );

  type Case = (typeof cases)[number];

  const billFor = ({ dishes, guests, children: { count, percent } }: Case) =>
    bill(dishes, `${guests}`, `${count}`, { ...RATE, percent });

  const centsFor = (one: Case) => billFor(one).total?.cents ?? -1n;

  it('the total is that of another way to it', () => {
    for (const one of cases)
      expect(Number(billFor(one).total?.cents ?? 0n) / 100).toBe(
        totalByHand(one.dishes, one.guests, one.children),
      );
  });

  it('the total does not depend on the order of the options', () => {
    for (const one of cases)
      expect(centsFor({ ...one, dishes: one.dishes.toReversed() })).toBe(centsFor(one));
  });

  it('an added option without a number never lowers the total', () => {
    const added = [flan, asado, wedding, sweets, tables, { ...unpriced, minimum: 70 }];
    for (const one of cases)
      for (const dish of added)
        expect(centsFor({ ...one, dishes: [...one.dishes, dish] })).toBeGreaterThanOrEqual(centsFor(one));
  });

  /** Numbers that exceed the guests, and children beyond the rest, may make one more guest cheaper. */
  const plain = cases.filter(({ dishes, guests, children }) => {
    const mains = dishes.filter(isMain);
    const served = mains.reduce((sum, { servings }) => sum + Number(servings?.text ?? 0), 0);
    const isRaised = mains.some((main) => !isForRest(main) && main.minimum);
    return !isRaised && served + children.count <= guests;
  });

  it('another guest never lowers the total while no main with a minimum has a number', () => {
    expect(plain.length).toBeGreaterThan(100);
    for (const one of plain)
      expect(centsFor({ ...one, guests: one.guests + 1 })).toBeGreaterThanOrEqual(centsFor(one));
  });

  it('another child never lowers it either', () => {
    for (const one of plain) {
      const children = { ...one.children, count: one.children.count + 1 };
      expect(centsFor({ ...one, guests: one.guests + 1, children })).toBeGreaterThanOrEqual(centsFor(one));
    }
  });

  it('the total is the sum of its parts', () => {
    for (const one of cases) {
      const { parts = [], cents = 0n } = billFor(one).total ?? {};
      expect(parts.reduce((sum, part) => sum + part.cents, 0n)).toBe(cents);
    }
  });
});
