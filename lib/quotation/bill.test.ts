import { type Bill, billOf, type Dish } from './bill';
import { howText, perPersonText, receipt, shortFigure, totalText } from './bill-texts';
import { readPeople } from './people';
import { madeUp, childRate as RATE } from './testing';

const para = (dish: Dish, typed: string): Dish => ({ ...dish, servings: readPeople(typed) });

/** The bill for what a visitor types into the fields of guests and children. */
function bill(dishes: readonly Dish[], guests: string, children = '', childRate = RATE): Bill {
  return billOf(dishes, { guests: readPeople(guests), children: readPeople(children) }, childRate);
}

const wedding: Dish = { title: 'Casamiento', price: 48_500, minimum: 60 };
const asado: Dish = { title: 'Asado', price: 24_900 };
const brunch: Dish = { title: 'Brunch', price: 18_500 };
const vegetarian: Dish = { title: 'Vegetariano', price: 17_900 };
const celiac: Dish = { title: 'Celíacos', price: 13_900 };
const flan: Dish = { title: 'Flan', price: 4_500, isSide: true };
const sweets: Dish = { title: 'Mesa dulce', price: 9_000, isSide: true, minimum: 50 };
const bar: Dish = { title: 'Barra', price: 6_000, unit: 'all' };
const tables: Dish = { title: 'Mesas', price: 320_000, unit: 'event' };
const trays: Dish = { title: 'Bandejas', price: '$12.000 por bandeja', unit: 'other' };
const quoted: Dish = { title: 'A medida', price: '24.900 + IVA' };
const cake: Dish = { title: 'Torta', price: 'A convenir', isSide: true };
const gift: Dish = { title: 'Brindis', price: 'Sin cargo', isFree: true, isSide: true };

/** Each sum was worked out by hand. */
describe('the total', () => {
  it.each<[why: string, dishes: Dish[], guests: string, children: string, total: string]>([
    ['multiplies', [asado], '40', '', '$996.000'],
    ['keeps centavos', [{ title: '', price: 28_800.5 }], '40', '', '$1.152.020'],
    ['adds the options for all', [asado, flan], '40', '', '$1.176.000'],
    ['counts what is per event once', [asado, tables], '40', '', '$1.316.000'],
    ['is what is per event if nothing else is chosen', [tables], '40', '', '$320.000'],
    ['adds nothing for what is free', [asado, gift], '40', '', '$996.000'],
    ['starts at the known prices', [asado, cake], '40', '', 'desde $996.000'],
    ['counts no trays', [asado, trays], '40', '', 'desde $996.000'],
    // 31 × 18.500 + 4 × 17.900
    ['gives the rest to the main without a number', [brunch, para(vegetarian, '4')], '35', '', '$645.100'],
    // 29 × 18.500 + 4 × 17.900 + 2 × 13.900
    [
      'gives it what several numbers leave',
      [brunch, para(vegetarian, '4'), para(celiac, '2')],
      '35',
      '',
      '$635.900',
    ],
    // 31 × 18.500 + 4 × 17.900 + 35 × 6.000
    ['takes a bar as no main', [brunch, para(vegetarian, '4'), bar], '35', '', '$855.100'],
    ['counts nobody for 0', [brunch, para(quoted, '0')], '35', '', '$647.500'],
    ['charges the minimum', [wedding], '45', '', '$2.910.000'],
    ['charges no minimum from its guests on', [wedding], '60', '', '$2.910.000'],
    ['charges no minimum of a main for 0', [para(wedding, '0'), asado], '40', '', '$996.000'],
    // 56 × 48.500 + 4 × 17.900 + 45 × 4.500
    [
      'adds the missing guests to the option itself',
      [para(wedding, '41'), para(vegetarian, '4'), flan],
      '45',
      '',
      '$2.990.100',
    ],
    // 28 × 24.900 + 4 × 17.900
    [
      'takes all guests for a minimum, whoever eats the option',
      [
        { ...asado, minimum: 30 },
        { ...para(vegetarian, '4'), minimum: 30 },
      ],
      '32',
      '',
      '$768.800',
    ],
    // 50 × 48.500 + 10 × 17.900
    [
      'takes more mains than guests for guests',
      [para(wedding, '50'), para(vegetarian, '10')],
      '45',
      '',
      '$2.604.000',
    ],
    ['charges no main that nobody is left for', [wedding, para(vegetarian, '45')], '45', '', '$805.500'],
    // 40 × 24.900 + 50 × 9.000
    ['adds to a side its own minimum', [asado, sweets], '40', '', '$1.446.000'],
    ['takes no minimum from what is per event', [asado, { ...tables, minimum: 50 }], '10', '', '$569.000'],
    // 25 × 24.900 + 4 × 17.900
    [
      'starts at the guests with a main',
      [para(asado, '25'), para(vegetarian, '4')],
      '40',
      '',
      'desde $694.100',
    ],
    // 40 × 24.900 + 40 × 17.900
    ['has two dinners for who types it', [para(asado, '40'), para(vegetarian, '40')], '40', '', '$1.712.000'],
    // 32 × 24.900 + 8 × 12.450
    ['charges children their part', [asado], '40', '8', '$896.400'],
    // 28 × 24.900 + 8 × 12.450 + 4 × 17.900
    ['puts the children among the rest', [asado, para(vegetarian, '4')], '40', '8', '$868.400'],
    // 36 × 24.900 + 4 × 17.900
    ['charges numbers in full', [para(asado, '36'), para(vegetarian, '4')], '40', '8', '$968.000'],
    // 30 × 28.800 + 10 × 14.400: 31 count, 4 are missing.
    [
      'counts a child for the minimum as it pays',
      [{ title: '', price: 28_800, minimum: 35 }],
      '36',
      '10',
      '$1.008.000',
    ],
    // 60,5 × 48.500 + 4 × 17.900: 40,5 count.
    ['counts half a guest', [para(wedding, '41'), para(vegetarian, '4')], '45', '9', '$3.005.850'],
    ['charges a child alone its part', [{ title: '', price: 100.01 }], '1', '1', '$50,01'],
    ['takes 0 children as none', [asado], '40', '0', '$996.000'],
    // 80 and 100 × 30.900 + 320.000
    ['is a range for a range of guests', [asado, bar, tables], '80-100', '', 'entre $2.792.000 y $3.410.000'],
    ['is one figure for a range of one number', [asado], '100-100', '', '$2.490.000'],
    [
      'says what a range leaves out',
      [asado, cake],
      '80-100',
      '',
      'entre $1.992.000 y $2.490.000, más lo que falta cotizar',
    ],
    // 51 × 48.500 + 9 × 17.900 for 50 guests, 56 × 48.500 + 4 × 17.900 for 45
    [
      'names the lower figure first, which more guests may cost',
      [para(wedding, '41'), vegetarian],
      '45-50',
      '',
      'entre $2.634.600 y $2.787.600',
    ],
  ])('%s', (_, dishes, guests, children, text) => {
    expect(totalOf(bill(dishes, guests, children))).toBe(text);
  });

  const totalOf = ({ total, atLeast }: Bill) => total && totalText(total, atLeast);

  it.each<[why: string, dishes: Dish[], guests: string, children: string, problem: string | undefined]>([
    ['guests', [asado], '', '', undefined],
    ['guests in numbers', [asado], 'unos 80', '', undefined],
    ['a price', [cake], '40', '', undefined],
    [
      'readable numbers',
      [para(asado, '36'), para(vegetarian, 'cuatro')],
      '40',
      '',
      'Revisá la cantidad de Vegetariano: va un número entero.',
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
    [
      'numbers of all mains but one',
      [brunch, asado, para(vegetarian, '4')],
      '35',
      '',
      '¿Para cuántos es cada uno? Si los comparten, dejalo así: lo vemos con vos.',
    ],
    ['a number as the price of a main', [quoted, flan], '40', '', 'A medida se cotiza: te pasamos el total.'],
    [
      'a number as the price of each main that somebody eats',
      [para(quoted, '10'), asado],
      '40',
      '',
      'A medida se cotiza: te pasamos el total.',
    ],
  ])('needs %s', (_, dishes, guests, children, problem) => {
    expect(bill(dishes, guests, children)).toMatchObject({ total: undefined, problem });
  });

  it('lets children pay like everybody where the business has no rate for them', () => {
    const people = { guests: readPeople('40'), children: readPeople('8') };
    expect(billOf([asado], people, undefined).total?.fewest).toBe(99_600_000n);
  });
});

it.each<[dishes: Dish[], guests: string, remark: string]>([
  [[brunch, para(vegetarian, '4')], '35', ''],
  [[para(asado, '25'), para(vegetarian, '4')], '40', 'Faltan 11 invitados por ubicar.'],
  [[para(asado, '35'), para(vegetarian, '4')], '40', 'Falta 1 invitado por ubicar.'],
  [[para(asado, '60'), para(vegetarian, '4')], '80-100', 'Faltan 16 a 36 invitados por ubicar.'],
  [[para(asado, '80'), para(vegetarian, '10')], '80-100', 'Faltan hasta 10 invitados por ubicar.'],
  [[para(asado, '40'), para(vegetarian, '40')], '40', 'Los principales suman 80 para 40 invitados.'],
  [[brunch, para(vegetarian, '35')], '35', 'Para Brunch no queda nadie: no se cobra.'],
  [[brunch, para(vegetarian, '0')], '35', ''],
])('a remark says whom the numbers leave over: %#', (dishes, guests, remark) => {
  expect(bill(dishes, guests).remark).toBe(remark);
});

it.each<[dishes: Dish[], guests: string, text: string]>([
  [[asado, flan], '', '$29.400 por persona'],
  [[asado, bar], '', '$30.900 por persona'],
  [[asado, tables], '', '$24.900 por persona + $320.000'],
  [[tables], '', '$320.000 por evento'],
  [[asado, cake], '', 'desde $24.900 por persona'],
  [[asado, trays], '', 'desde $24.900 por persona'],
  [
    [
      { title: '', price: 0.1 },
      { title: '', price: 0.2, isSide: true },
    ],
    '',
    '$0,30 por persona',
  ],
  [[gift, flan], '', '$4.500 por persona'],
  [[cake], '', ''],
  [[wedding, flan], '45', ''],
  // The dinner of a guest, of two that few people both eat.
  [[wedding, vegetarian, flan], '', 'desde $22.400 por persona'],
  [[wedding, vegetarian, flan], '40', 'desde $22.400 por persona'],
  [[quoted, asado], '', 'desde $24.900 por persona'],
  [[quoted, flan], '', ''],
  [[quoted, { ...quoted, title: 'Otro' }, flan], '40', ''],
  // Not everybody has the same.
  [[asado, para(vegetarian, '4')], '40', ''],
  [[asado, sweets], '40', ''],
])('the price of a guest is the sum of what everybody has: %#', (dishes, guests, text) => {
  expect(perPersonText(bill(dishes, guests))).toBe(text);
});

it.each<[dishes: Dish[], guests: string, text: string]>([
  [[asado, flan], '', '$29.400 por persona'],
  [[asado, flan], '35', '$1.029.000 para 35'],
  [[asado, vegetarian], '10', 'desde $17.900 por persona'],
  [[asado, para(vegetarian, '4')], '35', '$843.500 para 35'],
  [[cake, gift], '', ''],
])('the figure of the bar is the total or the price of a guest: %#', (dishes, guests, text) => {
  expect(shortFigure(bill(dishes, guests), readPeople(guests))).toBe(text);
});

it.each<[dishes: Dish[], guests: string, children: string, figure: string, how: string]>([
  [[asado], '60', '', '$1.494.000', '60 × $24.900'],
  [[asado, tables], '60', '', '$1.814.000', '60 × $24.900 + $320.000'],
  [[tables], '60', '', '$320.000', ''],
  [[para(tables, '2')], '60', '', '$640.000', '2 × $320.000'],
  [[asado, tables], '', '', '$24.900 por persona + $320.000', ''],
  [[wedding], '', '', '$48.500 por persona', 'Se cobra para 60 personas como mínimo'],
  [[{ ...tables, minimum: 60 }], '', '', '$320.000 por evento', ''],
  [[asado], '40', '8', '$896.400', '32 × $24.900 + 8 chicos × $12.450'],
  [[asado], '1', '1', '$12.450', '1 chico × $12.450'],
  [[wedding], '45', '', '$2.910.000', '60 × $48.500 · mínimo 60: Casamiento'],
  [
    [para(wedding, '41'), para(vegetarian, '4'), sweets],
    '45',
    '',
    '$3.237.600',
    '56 × $48.500 + 50 × $9.000 + 4 × $17.900 · mínimo 60: Casamiento, mínimo 50: Mesa dulce',
  ],
  [
    [{ title: 'Paella', price: 28_800, minimum: 35 }],
    '36',
    '10',
    '$1.008.000',
    '30 × $28.800 + 10 chicos × $14.400 · mínimo 35: Paella (un chico cuenta por lo que paga)',
  ],
  [[asado], '80-100', '', 'entre $1.992.000 y $2.490.000', '80 a 100 × $24.900'],
  [[brunch, asado], '40', '', 'desde $18.500 por persona', ''],
])('the receipt has one figure with its calculation below: %#', (dishes, guests, children, figure, how) => {
  expect(receipt(bill(dishes, guests, children))).toEqual({ figure, how });
});

/** The rules once more, guest by guest. Undefined if there is no total. */
function totalByHand(
  dishes: readonly Dish[],
  guests: number,
  children: { count: number; percent: number },
): number | undefined {
  const mains = dishes.filter(isMain);
  if (mains.filter((main) => numberIn(main) === undefined).length > 1) return undefined;
  const served = mains.reduce((sum, main) => sum + (numberIn(main) ?? 0), 0);
  const sharesOf = (people: number, young: number) =>
    Array.from({ length: Math.max(people, 0) }, (_, place) => (place < young ? children.percent : 100));
  const sum = (shares: number[]) => shares.reduce((all, share) => all + share, 0);
  const present = sum(sharesOf(Math.max(guests, served), children.count));
  const costs = dishes.map((dish) => {
    if (dish.unit === 'event') return priceOf(dish);
    const typed = numberIn(dish);
    const shares =
      typed === undefined
        ? sharesOf(isMain(dish) ? guests - served : guests, children.count)
        : sharesOf(typed, 0);
    if (shares.length === 0) return 0;
    if (isMain(dish) && typeof dish.price !== 'number') return NaN;
    return ((sum(shares) + Math.max(100 * (dish.minimum ?? 0) - present, 0)) * priceOf(dish)) / 100;
  });
  const total = costs.reduce((all, cost) => all + cost, 0);
  return total > 0 ? total : undefined;
}

function numberIn({ servings }: Dish): number | undefined {
  return servings ? Number(servings.text) : undefined;
}

function priceOf({ price, unit }: Dish): number {
  return typeof price === 'number' && unit !== 'other' ? price : 0;
}

function isMain({ unit = 'person', isSide }: Dish): boolean {
  return unit === 'person' && !isSide;
}

describe('on made-up menus', () => {
  const cases = Array.from({ length: 1_000 }, (_, seed) => {
    const { upTo, oneOf } = madeUp(seed);
    const dishes = Array.from({ length: 1 + upTo(6) }, (__, place): Dish => {
      const unit = oneOf('person', 'person', 'person', 'all', 'event', 'other');
      const dish: Dish = {
        title: `${place}`,
        price: oneOf<number | string>(100 * (1 + upTo(900)), 100 * (1 + upTo(900)), 'A consultar'),
        unit,
        minimum: oneOf(undefined, upTo(90)),
        isSide: oneOf(true, false, false),
      };
      return isMain(dish) && upTo(2) > 0 ? para(dish, `${upTo(40)}`) : dish;
    });
    const guests = 1 + upTo(90);
    return { dishes, guests, children: { count: upTo(guests), percent: oneOf(0, 50, 100) } };
  });

  type Case = (typeof cases)[number];

  const billFor = ({ dishes, guests, children: { count, percent } }: Case) =>
    bill(dishes, `${guests}`, `${count}`, { ...RATE, percent });

  /** 0 without a total. */
  const centsFor = (one: Case) => billFor(one).total?.fewest ?? 0n;

  const withTotal = cases.filter((one) => billFor(one).total);

  it('the total is that of another way to it', () => {
    expect(withTotal.length).toBeGreaterThan(300);
    for (const one of cases)
      expect(Number(centsFor(one)) / 100).toBe(totalByHand(one.dishes, one.guests, one.children) ?? 0);
  });

  it('the figures do not depend on the order of the options', () => {
    for (const one of cases) {
      const turned = { ...one, dishes: one.dishes.toReversed() };
      expect(centsFor(turned)).toBe(centsFor(one));
      expect(perPersonText(billFor(turned))).toBe(perPersonText(billFor(one)));
    }
  });

  it('an added option without a number never lowers the total', () => {
    const added = [flan, asado, wedding, sweets, bar, tables, trays, cake];
    for (const one of withTotal)
      for (const dish of added) {
        const more = billFor({ ...one, dishes: [...one.dishes, dish] });
        if (more.total) expect(more.total.fewest).toBeGreaterThanOrEqual(centsFor(one));
      }
  });

  it('another guest never lowers the total while no main with a minimum has a number and the children fit into the rest', () => {
    const plain = withTotal.filter(({ dishes, guests, children }) => {
      const numbered = dishes.filter(({ servings }) => servings);
      const served = numbered.reduce((sum, { servings }) => sum + Number(servings?.text), 0);
      return numbered.every(({ minimum }) => !minimum) && served + children.count <= guests;
    });
    expect(plain.length).toBeGreaterThan(100);
    for (const one of plain) {
      const more = billFor({ ...one, guests: one.guests + 1 });
      // One more guest may be the first of a main that is quoted.
      if (more.total) expect(more.total.fewest).toBeGreaterThanOrEqual(centsFor(one));
    }
  });

  it('the total is what its calculation says', () => {
    const amount = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace('$', ''));
    for (const one of withTotal) {
      const [sum = ''] = howText(billFor(one)).split(' · ');
      const parts = sum.split(' + ').filter(Boolean);
      const total = parts
        .map((part) =>
          part
            .replace(/ chicos?/, '')
            .split(' × ')
            .map(amount),
        )
        .reduce((all, [first = 0, second = 1]) => all + first * second, 0);
      if (parts.length > 0) expect(Math.round(100 * total)).toBe(Number(centsFor(one)));
    }
  });
});
