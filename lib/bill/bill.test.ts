import { madeUp } from '@/lib/testing/made-up';
import { readPeople } from '@/lib/values/people';
import { type Bill, type BilledOption, billOf } from './bill';
import { howText, perPersonText, receipt, shortFigure, totalText } from './bill-texts';

const RATE = { from: 4, to: 9, percent: 50 };

const para = (option: BilledOption, typed: string): BilledOption => ({
  ...option,
  servings: readPeople(typed),
});

/** The bill for what a visitor types into the fields of guests and children. */
function bill(options: readonly BilledOption[], guests: string, children = '', childRate = RATE): Bill {
  return billOf(options, { guests: readPeople(guests), children: readPeople(children) }, childRate);
}

const menu: BilledOption[] = [
  { title: 'Casamiento', price: 48_500, minimum: 60 },
  { title: 'Asado', price: 24_900 },
  { title: 'Brunch', price: 18_500 },
  { title: 'Vegetariano', price: 17_900 },
  { title: 'Criollo', price: 24_900, minimum: 30 },
  { title: 'De la huerta', price: 17_900, minimum: 30 },
  { title: 'Paella', price: 28_800, minimum: 35 },
  { title: 'Locro', price: 28_800.5 },
  { title: 'Pan', price: 0.1 },
  { title: 'A medida', price: '24.900 + IVA' },
  { title: 'Otro a medida' },
  { title: 'Flan', price: 4_500, isSide: true },
  { title: 'Mesa dulce', price: 9_000, isSide: true, minimum: 50 },
  { title: 'Torta', price: 'A convenir', isSide: true },
  { title: 'Brindis', price: 'Sin cargo', isFree: true, isSide: true },
  { title: 'Café', price: 0.2, isSide: true },
  { title: 'Barra', price: 6_000, unit: 'all' },
  { title: 'Mesas', price: 320_000, unit: 'event' },
  { title: 'Salón', price: 320_000, unit: 'event', minimum: 50 },
  { title: 'Bandejas', price: '$12.000 por bandeja', unit: 'other' },
];

/** The options that `Casamiento para 41, Flan` names. */
function chosen(text: string): BilledOption[] {
  return text.split(', ').map((item) => {
    const [title, typed] = item.split(' para ');
    const option = menu.find((one) => one.title === title);
    if (!option) throw new Error(`${title} is not on the menu.`);
    return typed === undefined ? option : para(option, typed);
  });
}

/** Each sum was worked out by hand. */
it.each<[why: string, options: string, guests: string, children: string, total: string]>([
  ['multiplies', 'Asado', '40', '', '$996.000'],
  ['keeps centavos', 'Locro', '40', '', '$1.152.020'],
  ['adds the options for all', 'Asado, Flan', '40', '', '$1.176.000'],
  ['counts what is per event once', 'Asado, Mesas', '40', '', '$1.316.000'],
  ['is what is per event if nothing else is chosen', 'Mesas', '40', '', '$320.000'],
  ['adds nothing for what is free', 'Asado, Brindis', '40', '', '$996.000'],
  ['starts at the known prices', 'Asado, Torta', '40', '', 'desde $996.000'],
  ['counts no trays', 'Asado, Bandejas', '40', '', 'desde $996.000'],
  // 31 × 18.500 + 4 × 17.900
  ['gives the rest to the main without a number', 'Brunch, Vegetariano para 4', '35', '', '$645.100'],
  // 29 × 18.500 + 4 × 17.900 + 2 × 24.900
  ['gives it what several leave', 'Brunch, Vegetariano para 4, Asado para 2', '35', '', '$657.900'],
  // 31 × 18.500 + 4 × 17.900 + 35 × 6.000
  ['takes a bar as no main', 'Brunch, Vegetariano para 4, Barra', '35', '', '$855.100'],
  ['counts nobody for 0', 'Brunch, A medida para 0', '35', '', '$647.500'],
  ['charges the minimum', 'Casamiento', '45', '', '$2.910.000'],
  ['charges no minimum from its guests on', 'Casamiento', '60', '', '$2.910.000'],
  ['charges no minimum of a main for 0', 'Casamiento para 0, Asado', '40', '', '$996.000'],
  // 56 × 48.500 + 4 × 17.900 + 45 × 4.500
  [
    'adds the missing guests to the option itself',
    'Casamiento para 41, Vegetariano para 4, Flan',
    '45',
    '',
    '$2.990.100',
  ],
  // 28 × 24.900 + 4 × 17.900
  ['takes all guests for a minimum', 'Criollo, De la huerta para 4', '32', '', '$768.800'],
  // 50 × 48.500 + 10 × 17.900
  ['takes more mains for guests', 'Casamiento para 50, Vegetariano para 10', '45', '', '$2.604.000'],
  ['charges no main that nobody is left for', 'Casamiento, Vegetariano para 45', '45', '', '$805.500'],
  // 40 × 24.900 + 50 × 9.000
  ['adds to a side its own minimum', 'Asado, Mesa dulce', '40', '', '$1.446.000'],
  ['takes no minimum from what is per event', 'Asado, Salón', '10', '', '$569.000'],
  // 25 × 24.900 + 4 × 17.900
  ['starts at the guests with a main', 'Asado para 25, Vegetariano para 4', '40', '', 'desde $694.100'],
  // 40 × 24.900 + 40 × 17.900
  ['has two dinners for who types it', 'Asado para 40, Vegetariano para 40', '40', '', '$1.712.000'],
  // 32 × 24.900 + 8 × 12.450
  ['charges children their part', 'Asado', '40', '8', '$896.400'],
  // 28 × 24.900 + 8 × 12.450 + 4 × 17.900
  ['puts the children among the rest', 'Asado, Vegetariano para 4', '40', '8', '$868.400'],
  // 36 × 24.900 + 4 × 17.900
  ['charges numbers in full', 'Asado para 36, Vegetariano para 4', '40', '8', '$968.000'],
  // 30 × 28.800 + 10 × 14.400: 31 count, 4 are missing.
  ['counts a child for the minimum as it pays', 'Paella', '36', '10', '$1.008.000'],
  // 60,5 × 48.500 + 4 × 17.900: 40,5 count.
  ['counts half a guest', 'Casamiento para 41, Vegetariano para 4', '45', '9', '$3.005.850'],
  ['rounds a part of a price to the cent', 'Locro', '1', '1', '$14.400,25'],
  ['takes 0 children as none', 'Asado', '40', '0', '$996.000'],
  // 80 and 100 × 30.900 + 320.000
  ['is a range for a range of guests', 'Asado, Barra, Mesas', '80-100', '', 'entre $2.792.000 y $3.410.000'],
  ['is one figure for a range of one number', 'Asado', '100-100', '', '$2.490.000'],
  [
    'says what a range leaves out',
    'Asado, Torta',
    '80-100',
    '',
    'entre $1.992.000 y $2.490.000, más lo que falta cotizar',
  ],
  // 51 × 48.500 + 9 × 17.900 for 50 guests, 56 × 48.500 + 4 × 17.900 for 45
  [
    'names the lower figure first, which more guests may cost',
    'Casamiento para 41, Vegetariano',
    '45-50',
    '',
    'entre $2.634.600 y $2.787.600',
  ],
])('the total %s', (_, options, guests, children, text) => {
  expect(totalText(bill(chosen(options), guests, children))).toBe(text);
});

const QUESTION = '¿Para cuántos es cada uno? Si los comparten, dejalo así: lo vemos con vos.';
const CHILDREN = 'Revisá los chicos: va un solo número, que no pase de los invitados.';
const QUOTED = 'A medida se cotiza: te pasamos el total.';

it.each<[why: string, options: string, guests: string, children: string, problem: string | undefined]>([
  ['guests', 'Asado', '', '', undefined],
  ['guests in numbers', 'Asado', 'unos 80', '', undefined],
  ['a price', 'Torta', '40', '', undefined],
  [
    'numbers that are numbers',
    'Asado para 36, Vegetariano para cuatro',
    '40',
    '',
    'Revisá la cantidad de Vegetariano: va un número entero.',
  ],
  ['a number of children', 'Asado', '40', 'unos 8', CHILDREN],
  ['more guests than children', 'Asado', '7', '8', CHILDREN],
  ['a number of all mains but one', 'Brunch, Asado, Vegetariano para 4', '35', '', QUESTION],
  ['a number as the price of a main', 'A medida, Flan', '40', '', QUOTED],
  ['a price of each main that somebody eats', 'A medida para 10, Asado', '40', '', QUOTED],
])('the total needs %s', (_, options, guests, children, problem) => {
  expect(bill(chosen(options), guests, children)).toMatchObject({ total: undefined, problem });
});

it('children pay like everybody where the business has no rate for them', () => {
  const people = { guests: readPeople('40'), children: readPeople('8') };
  expect(billOf(chosen('Asado'), people, undefined).total?.from).toBe(99_600_000n);
});

it.each<[options: string, guests: string, remark: string]>([
  ['Brunch, Vegetariano para 4', '35', ''],
  ['Asado para 25, Vegetariano para 4', '40', 'Faltan 11 invitados por ubicar.'],
  ['Asado para 35, Vegetariano para 4', '40', 'Falta 1 invitado por ubicar.'],
  ['Asado para 60, Vegetariano para 4', '80-100', 'Faltan 16 a 36 invitados por ubicar.'],
  ['Asado para 40, Vegetariano para 40', '40', 'Los principales suman 80 para 40 invitados.'],
  ['Brunch, Vegetariano para 35', '35', 'Para Brunch no queda nadie: no se cobra.'],
  ['Brunch, Vegetariano para 0', '35', ''],
])('a remark says whom the numbers of %s leave over of %s', (options, guests, remark) => {
  expect(bill(chosen(options), guests).remark).toBe(remark);
});

it.each<[options: string, guests: string, text: string]>([
  ['Asado, Flan', '', '$29.400 por persona'],
  ['Asado, Barra', '', '$30.900 por persona'],
  ['Asado, Mesas', '', '$24.900 por persona + $320.000'],
  ['Mesas', '', '$320.000 por evento'],
  ['Asado, Torta', '', 'desde $24.900 por persona'],
  ['Asado, Bandejas', '', 'desde $24.900 por persona'],
  ['Pan, Café', '', '$0,30 por persona'],
  ['Brindis, Flan', '', '$4.500 por persona'],
  ['Torta', '', ''],
  ['Casamiento', '45', '$48.500 por persona'],
  // The dinner of a guest, of two that few people both eat.
  ['Casamiento, Vegetariano, Flan', '', 'desde $22.400 por persona'],
  ['Casamiento, Vegetariano, Flan', '40', 'desde $22.400 por persona'],
  ['A medida, Asado', '', 'desde $24.900 por persona'],
  ['A medida, Flan', '', ''],
  ['A medida, Otro a medida, Flan', '40', ''],
  // Not everybody has the same.
  ['Asado, Vegetariano para 4', '40', ''],
  ['Asado, Mesa dulce', '40', ''],
])('the price of a guest is what everybody has of %s for %s', (options, guests, text) => {
  expect(perPersonText(bill(chosen(options), guests))).toBe(text);
});

it.each<[options: string, guests: string, text: string]>([
  ['Asado, Flan', '', '$29.400 por persona'],
  ['Asado, Flan', '35', '$1.029.000 para 35'],
  ['Asado, Vegetariano', '10', 'desde $17.900 por persona'],
  ['Asado, Vegetariano para 4', '35', '$843.500 para 35'],
  ['Torta, Brindis', '', ''],
])('the figure of the bar is the total or the price of a guest: %s for %s', (options, guests, text) => {
  expect(shortFigure(bill(chosen(options), guests), readPeople(guests))).toBe(text);
});

it.each<[options: string, guests: string, children: string, figure: string, how: string]>([
  ['Asado', '60', '', '$1.494.000', '60 × $24.900'],
  ['Asado, Mesas', '60', '', '$1.814.000', '60 × $24.900 + $320.000'],
  ['Mesas', '60', '', '$320.000', ''],
  ['Mesas para 2', '60', '', '$640.000', '2 × $320.000'],
  ['Asado, Mesas', '', '', '$24.900 por persona + $320.000', ''],
  ['Casamiento', '', '', '$48.500 por persona', 'Se cobra para 60 personas como mínimo'],
  ['Salón', '', '', '$320.000 por evento', ''],
  ['Asado', '40', '8', '$896.400', '32 × $24.900 + 8 chicos × $12.450'],
  ['Asado', '1', '1', '$12.450', '1 chico × $12.450'],
  ['Casamiento', '45', '', '$2.910.000', '60 × $48.500 · mínimo 60: Casamiento'],
  [
    'Casamiento para 41, Vegetariano para 4, Mesa dulce',
    '45',
    '',
    '$3.237.600',
    '56 × $48.500 + 4 × $17.900 + 50 × $9.000 · mínimo 60: Casamiento, mínimo 50: Mesa dulce',
  ],
  [
    'Paella',
    '36',
    '10',
    '$1.008.000',
    '30 × $28.800 + 10 chicos × $14.400 · mínimo 35: Paella (un chico cuenta por lo que paga)',
  ],
  ['Asado', '80-100', '', 'entre $1.992.000 y $2.490.000', '80 a 100 × $24.900'],
  ['Brunch, Asado', '40', '', 'desde $18.500 por persona', ''],
])('the receipt of %s for %s (%s) has one figure with its calculation', (...row) => {
  const [options, guests, children, figure, how] = row;
  expect(receipt(bill(chosen(options), guests, children))).toEqual({ figure, how });
});

/** The rules once more, guest by guest. Undefined if there is no total. */
function totalByHand(
  options: readonly BilledOption[],
  guests: number,
  children: { count: number; percent: number },
): number | undefined {
  const mains = options.filter(isMain);
  if (mains.filter((main) => numberIn(main) === undefined).length > 1) return undefined;
  const served = mains.reduce((sum, main) => sum + (numberIn(main) ?? 0), 0);
  const sharesOf = (people: number, young: number) =>
    Array.from({ length: Math.max(people, 0) }, (_, place) => (place < young ? children.percent : 100));
  const sum = (shares: number[]) => shares.reduce((all, share) => all + share, 0);
  const present = sum(sharesOf(Math.max(guests, served), children.count));
  const costs = options.map((option) => {
    if (option.unit === 'event') return priceOf(option);
    const typed = numberIn(option);
    const shares =
      typed === undefined
        ? sharesOf(isMain(option) ? guests - served : guests, children.count)
        : sharesOf(typed, 0);
    if (shares.length === 0) return 0;
    if (isMain(option) && typeof option.price !== 'number') return NaN;
    return ((sum(shares) + Math.max(100 * (option.minimum ?? 0) - present, 0)) * priceOf(option)) / 100;
  });
  const total = costs.reduce((all, cost) => all + cost, 0);
  return total > 0 ? total : undefined;
}

function numberIn({ servings }: BilledOption): number | undefined {
  return servings ? Number(servings.text) : undefined;
}

function priceOf({ price, unit }: BilledOption): number {
  return typeof price === 'number' && unit !== 'other' ? price : 0;
}

function isMain({ unit = 'person', isSide }: BilledOption): boolean {
  return unit === 'person' && !isSide;
}

describe('on made-up menus', () => {
  const cases = Array.from({ length: 1_000 }, (_, seed) => {
    const { upTo, oneOf } = madeUp(seed);
    const options = Array.from({ length: 1 + upTo(6) }, (__, place): BilledOption => {
      const unit = oneOf('person', 'person', 'person', 'all', 'event', 'other');
      const option: BilledOption = {
        title: `${place}`,
        price: oneOf<number | string>(100 * (1 + upTo(900)), 100 * (1 + upTo(900)), 'A consultar'),
        unit,
        minimum: oneOf(undefined, upTo(90)),
        isSide: oneOf(true, false, false),
      };
      return isMain(option) && upTo(2) > 0 ? para(option, `${upTo(40)}`) : option;
    });
    const guests = 1 + upTo(90);
    return { options, guests, children: { count: upTo(guests), percent: oneOf(0, 50, 100) } };
  });

  type Case = (typeof cases)[number];

  const billFor = ({ options, guests, children: { count, percent } }: Case) =>
    bill(options, `${guests}`, `${count}`, { ...RATE, percent });

  /** 0 without a total. */
  const centsFor = (one: Case) => billFor(one).total?.from ?? 0n;

  const withTotal = cases.filter((one) => billFor(one).total);

  it('the total is that of another way to it', () => {
    expect(withTotal.length).toBeGreaterThan(300);
    for (const one of cases)
      expect(Number(centsFor(one)) / 100).toBe(totalByHand(one.options, one.guests, one.children) ?? 0);
  });

  it('the figures do not depend on the order of the options', () => {
    for (const one of cases) {
      const turned = { ...one, options: one.options.toReversed() };
      expect(centsFor(turned)).toBe(centsFor(one));
      expect(perPersonText(billFor(turned))).toBe(perPersonText(billFor(one)));
    }
  });

  it('an added option without a number never lowers the total', () => {
    for (const one of withTotal)
      for (const option of menu) {
        const more = billFor({ ...one, options: [...one.options, option] });
        if (more.total) expect(more.total.from).toBeGreaterThanOrEqual(centsFor(one));
      }
  });

  it('another guest never lowers the total while no main with a minimum has a number and the children fit into the rest', () => {
    const plain = withTotal.filter(({ options, guests, children }) => {
      const numbered = options.filter(({ servings }) => servings);
      const served = numbered.reduce((sum, { servings }) => sum + Number(servings?.text), 0);
      return numbered.every(({ minimum }) => !minimum) && served + children.count <= guests;
    });
    expect(plain.length).toBeGreaterThan(100);
    for (const one of plain) {
      const more = billFor({ ...one, guests: one.guests + 1 });
      // One more guest may be the first of a main that is quoted.
      if (more.total) expect(more.total.from).toBeGreaterThanOrEqual(centsFor(one));
    }
  });

  it('the total is what its calculation says', () => {
    const amount = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace('$', ''));
    for (const one of withTotal) {
      const [sum = ''] = howText(billFor(one), '').split(' · ');
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
