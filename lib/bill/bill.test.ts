import fc from 'fast-check';
import type { RequestOption } from '@/lib/menu/request-option';
import { optionWith } from '@/lib/menu/testing';
import { readPeople, readServings } from '@/lib/values/people';
import { type Bill, billOf } from './bill';
import {
  awaitedText,
  howText,
  perPersonText,
  receipt,
  servingsQuestion,
  shortFigure,
  totalText,
} from './bill-texts';

const RATE = { from: 4, to: 9, percent: 50 };

const para = (option: RequestOption, typed: string): RequestOption => ({
  ...option,
  servings: readServings(typed),
});

/** The bill for what a visitor types into the fields of guests and children. */
function bill(options: readonly RequestOption[], guests: string, children = '', childRate = RATE): Bill {
  return billOf(options, { guests: readPeople(guests), children: readPeople(children) }, childRate);
}

const fields: Partial<RequestOption>[] = [
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
  { title: 'Flan', price: 4_500, unit: 'all' },
  { title: 'Mesa dulce', price: 9_000, unit: 'all', minimum: 50 },
  { title: 'Torta', price: 'A convenir', unit: 'all' },
  { title: 'Brindis', price: 'Sin cargo', isFree: true, unit: 'all' },
  { title: 'Café', price: 0.2, unit: 'all' },
  { title: 'Barra', price: 6_000, unit: 'all' },
  { title: 'Mesas', price: 320_000, unit: 'event' },
  { title: 'Salón', price: 320_000, unit: 'event', minimum: 50 },
  { title: 'Bandejas', price: '$12.000 por bandeja', unit: 'other' },
  { title: 'Docena', price: 18_000, unit: 'other' },
  { title: 'Vajilla', price: 'incluido', isFree: true, unit: 'all' },
  { title: 'Infantil', price: 9_900, unit: 'child' },
  { title: 'Nuggets', price: 8_000, unit: 'child' },
  { title: 'Recepción', price: 12_000, unit: 'all' },
  { title: 'Postre y barra', price: 16_600, unit: 'all' },
];

const menu = fields.map(optionWith);

/** The options that `Casamiento para 41, Flan` names. */
function chosen(text: string): RequestOption[] {
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
  // 56 × 48.500 + 4 × 17.900
  [
    'counts heads for the minimum of a number',
    'Casamiento para 41, Vegetariano para 4',
    '45',
    '9',
    '$2.787.600',
  ],
  ['counts nobody for 0 beside children', 'Casamiento para 45, Vegetariano para 0', '45', '10', '$2.910.000'],
  // 28 × 28.800 + 7 × 14.400 + 3,5 × 28.800: 31,5 count.
  ['counts half a guest', 'Paella', '35', '7', '$1.008.000'],
  ['rounds a part of a price to the cent', 'Locro', '1', '1', '$14.400,25'],
  ['takes 0 children as none', 'Asado', '40', '0', '$996.000'],
  // 80 × (24.900 + 12.000 + 16.600)
  ['adds all courses', 'Asado, Recepción, Postre y barra', '80', '', '$4.280.000'],
  // 80 × 28.600 + 50 × 24.900 + 30 × 17.900
  [
    'adds what is for all to numbers',
    'Asado para 50, Vegetariano para 30, Recepción, Postre y barra',
    '80',
    '',
    '$4.070.000',
  ],
  ['leaves out what nobody pays for', 'Asado, Vajilla', '40', '', '$996.000'],
  ['counts no dozens', 'Asado, Docena', '40', '', 'desde $996.000'],
  // 32 × (24.900 + 17.900)
  ['has two dinners for all', 'Asado para todos, Vegetariano para todos', '32', '', '$1.369.600'],
  // 40 × 24.900 + 4 × 17.900
  [
    'leaves nobody over beside a main for all',
    'Asado para todos, Vegetariano para 4',
    '40',
    '',
    '$1.067.600',
  ],
  // 32 × 24.900 + 8 × 12.450 + 4 × 17.900
  [
    'charges children their part of a main for all',
    'Asado para todos, Vegetariano para 4',
    '40',
    '8',
    '$968.000',
  ],
  // 32 × 24.900 + 8 × 9.900
  ['gives children their own menu in full', 'Asado, Infantil', '40', '8', '$876.000'],
  // 32 × 24.900 + 5 × 12.450 + 3 × 9.900
  ['takes a number of their own menu', 'Asado, Infantil para 3', '40', '8', '$888.750'],
  // The same, and 32 × 4.500 + 8 × 2.250
  ['charges all children their part of a dessert', 'Asado, Infantil para 3, Flan', '40', '8', '$1.050.750'],
  // 32 × 24.900 + 3 × 9.900 + 5 × 8.000
  ['gives the other children the other menu', 'Asado, Infantil para 3, Nuggets', '40', '8', '$866.500'],
  // 30 × 24.900 + 10 × 9.900
  ['takes the typed number where children are unknown', 'Asado, Infantil para 10', '40', '', '$846.000'],
  ['has no child without children', 'Asado, Infantil', '40', '0', '$996.000'],
  // 8 × 9.900
  ['starts at the children where nothing else is chosen', 'Infantil', '40', '8', 'desde $79.200'],
  // 37 × 48.500 + 8 × 9.900 + 15 × 48.500: the children are 8 of the 45 guests whom the minimum finds.
  ['counts children with their own menu for a minimum', 'Casamiento, Infantil', '45', '8', '$2.601.200'],
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
  ['a number of all mains but one', 'Brunch, Asado, Vegetariano para 4', '35', '', undefined],
  ['a number of two menus for children', 'Asado para 32, Infantil, Nuggets', '40', '8', undefined],
  ['a number as the price of a main', 'A medida, Flan', '40', '', QUOTED],
  ['a price of each main that somebody eats', 'A medida para 10, Asado', '40', '', QUOTED],
])('the total needs %s', (_, options, guests, children, problem) => {
  expect(bill(chosen(options), guests, children)).toMatchObject({ total: undefined, problem });
});

it('children pay like everybody where the business has no rate for them', () => {
  const people = { guests: readPeople('40'), children: readPeople('8') };
  expect(billOf(chosen('Asado'), people, undefined).total?.from).toBe(99_600_000n);
});

it.each<[options: string, guests: string, hint: string]>([
  ['Brunch, Vegetariano para 4', '35', ''],
  ['Asado para 25, Vegetariano para 4', '40', 'Faltan 11 invitados por ubicar.'],
  ['Asado para 35, Vegetariano para 4', '40', 'Falta 1 invitado por ubicar.'],
  ['Asado para 60, Vegetariano para 4', '80-100', 'Faltan 16 a 36 invitados por ubicar.'],
  ['Asado para 40, Vegetariano para 40', '40', 'Los principales suman 80 para 40 invitados.'],
  ['Brunch, Vegetariano para 35', '35', 'Para Brunch no queda nadie: no se cobra.'],
  ['Brunch, Vegetariano para 0', '35', ''],
  ['Asado para todos, Vegetariano para 4', '40', ''],
])('a hint says whom the numbers of %s leave over of %s', (options, guests, hint) => {
  expect(bill(chosen(options), guests).hint).toBe(hint);
});

it.each<[options: string, children: string, hint: string]>([
  ['Asado, Vegetariano para 4', '8', ''],
  ['Asado, Infantil', '8', ''],
  ['Asado para todos, Vegetariano para 4', '8', ''],
  [
    'Asado para 36, Vegetariano para 4',
    '8',
    '8 chicos pagan como adultos: dejá vacía la cantidad de lo que comen.',
  ],
  ['Asado para 39, Infantil', '1', ''],
  ['Asado para 37, Infantil para 3', '4', '1 chico paga como adulto: dejá vacía la cantidad de lo que come.'],
])('a hint says whether numbers make children of %s pay in full: %s', (options, children, hint) => {
  expect(bill(chosen(options), '40', children).hint).toBe(hint);
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
  ['Asado, Vajilla', '', '$24.900 por persona'],
  ['Docena', '', ''],
  ['A medida, Flan', '', ''],
  ['A medida, Otro a medida, Flan', '40', ''],
  // Not everybody has the same.
  ['Asado, Vegetariano para 4', '40', ''],
  ['Asado, Vegetariano para unos 4', '40', ''],
  ['Asado, Mesa dulce', '40', ''],
  ['Asado para todos, Vegetariano para todos', '40', '$42.800 por persona'],
  // Of several mains without a number: the cheapest and the dearest, each with what is for all.
  ['Casamiento, Vegetariano, Flan', '', '$22.400 a $53.000 por persona'],
  ['Casamiento, Vegetariano, Flan', '40', '$22.400 a $53.000 por persona'],
  ['Casamiento, Vegetariano, Flan para 10', '40', '$17.900 a $48.500 por persona'],
  ['Casamiento, Asado, Vegetariano para 4, Flan', '40', '$29.400 a $53.000 por persona'],
  ['Casamiento, Vegetariano, Mesas', '', '$17.900 a $48.500 por persona + $320.000'],
  ['Casamiento, Vegetariano, Torta', '40', '$17.900 a $48.500 por persona, más lo que falta cotizar'],
  ['Casamiento, Vegetariano, A medida', '40', '$17.900 a $48.500 por persona'],
  ['A medida, Asado', '40', 'desde $24.900 por persona'],
  ['Asado, Criollo', '40', '$24.900 por persona'],
  ['Asado, Infantil', '', '$9.900 a $24.900 por persona'],
])('the price of a guest is what everybody pays for %s with %j guests', (options, guests, text) => {
  expect(perPersonText(bill(chosen(options), guests))).toBe(text);
});

it.each<[options: string, guests: string, text: string]>([
  ['Asado, Flan', '', '$29.400 por persona'],
  ['Asado, Flan', '35', '$1.029.000 para 35'],
  ['Asado, Vegetariano', '10', '$17.900 a $24.900 por persona'],
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
  ['Brunch, Asado', '40', '', '$18.500 a $24.900 por persona', ''],
  ['Asado, Infantil', '40', '8', '$876.000', '32 × $24.900 + 8 × $9.900'],
])('the receipt of %s for %s (%s) has one figure with its calculation', (...row) => {
  const [options, guests, children, figure, how] = row;
  expect(receipt(bill(chosen(options), guests, children))).toEqual({ figure, how });
});

it.each<[options: string, guests: string, question: string, missing: string]>([
  ['Asado, Brunch', '40', '¿Para cuántos es Asado y para cuántos Brunch?', 'Falta: para cuántos es Asado'],
  [
    'Asado, Brunch, Locro, Vegetariano para 4',
    '40',
    '¿Para cuántos es Asado, para cuántos Brunch y para cuántos Locro?',
    'Falta: para cuántos es Asado',
  ],
  ['Asado para 4, Brunch', '40', '¿Para cuántos es Asado y para cuántos Brunch?', ''],
])('the mains of %s without a number are asked for it', (options, guests, question, missing) => {
  const mains = chosen(options);
  const asked = bill(mains, guests);
  expect([servingsQuestion(asked, mains), awaitedText(asked)]).toEqual([question, missing]);
});

describe('whatever the menu is', () => {
  const amount = fc.integer({ min: 100, max: 90_000 });
  const option = fc.record({
    title: fc.string(),
    price: fc.oneof({ weight: 3, arbitrary: amount }, fc.constant('A consultar')),
    unit: fc.constantFrom('person', 'person', 'person', 'all', 'child', 'event', 'other'),
    minimum: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    servings: fc.option(
      fc.oneof({ weight: 4, arbitrary: fc.nat(40).map(String) }, fc.constant('todos')).map(readServings),
      { nil: undefined, freq: 3 },
    ),
  });
  // Only mains are asked for a number.
  const typed = option.map(
    ({ servings, ...one }): RequestOption =>
      optionWith(one.unit === 'person' || one.unit === 'child' ? { ...one, servings } : one),
  );
  const order = fc
    .record({
      options: fc.array(typed, { minLength: 1, maxLength: 7 }),
      guests: fc.integer({ min: 1, max: 90 }),
      share: fc.nat(100),
      percent: fc.constantFrom(0, 33, 50, 100),
    })
    .map(({ share, ...one }) => ({ ...one, children: Math.floor((one.guests * share) / 100) }));
  type Order = { options: RequestOption[]; guests: number; children: number; percent: number };
  const billFor = ({ options, guests, children, percent }: Order) =>
    bill(options, `${guests}`, `${children}`, { ...RATE, percent });
  const check = (holds: (one: Order, bill: Bill, added: RequestOption) => void) =>
    fc.assert(
      fc.property(order, typed, (one, added) => holds(one, billFor(one), added)),
      { numRuns: 2_000 },
    );

  it('the figures do not depend on the order of the options', () => {
    check((one, { total, ...before }) => {
      const turned = billFor({ ...one, options: one.options.toReversed() });
      expect(turned.total).toEqual(total);
      expect(perPersonText(turned)).toBe(perPersonText({ total, ...before }));
    });
  });

  it('another option without a number never lowers a total', () => {
    check((one, { total }, added) => {
      if (added.unit === 'child') return;
      const more = billFor({ ...one, options: [...one.options, { ...added, servings: undefined }] });
      if (total && more.total) expect(more.total.from).toBeGreaterThanOrEqual(total.from);
    });
  });

  it('another guest never lowers a total without numbered minimums', () => {
    check((one, { total }) => {
      const numbered = one.options.filter(({ servings }) => typeof servings?.count === 'number');
      const served = numbered.reduce((sum, { servings }) => sum + Number(servings?.count), 0);
      const own = one.options.filter(({ unit }) => unit === 'child');
      if ([...numbered, ...own].some(({ minimum }) => minimum) || served + one.children > one.guests) return;
      const more = billFor({ ...one, guests: one.guests + 1 });
      if (total && more.total) expect(more.total.from).toBeGreaterThanOrEqual(total.from);
    });
  });

  it('no child eats a menu of its own and another main', () => {
    check(({ options, children }, { rows, total }) => {
      if (!total || options.some(({ servings }) => servings?.count === 'all')) return;
      const mains = rows?.from.filter(({ option: { unit } }) => unit === 'person') ?? [];
      const own = rows?.from.filter(({ option: { unit } }) => unit === 'child') ?? [];
      const young = mains.reduce((sum, row) => sum + row.children, 0);
      const inOwn = own.reduce((sum, row) => sum + row.adults, 0);
      if (own.length > 0 && inOwn <= children) expect(young).toBeLessThanOrEqual(children - inOwn);
    });
  });

  it('a total is what its calculation says', () => {
    const amountIn = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace('$', ''));
    check((_, { total, ...rest }) => {
      const [sum = ''] = howText({ total, ...rest }, '').split(' · ');
      const parts = sum.split(' + ').filter(Boolean);
      const counted = parts
        .map((part) =>
          part
            .replace(/ chicos?/, '')
            .split(' × ')
            .map(amountIn),
        )
        .reduce((all, [first = 0, second = 1]) => all + first * second, 0);
      if (parts.length > 0) expect(Math.round(100 * counted)).toBe(Number(total?.from));
    });
  });
});
