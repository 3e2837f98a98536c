import { formatPrice } from '@/lib/quotation/prices';
import { pricePer, readPrice } from './price-terms';

/** The result of a price and the words of its unit. */
const counted = (price: unknown, words = '') => pricePer(words, readPrice(price));

it.each([
  '',
  '-',
  'persona',
  'Por persona',
  'x persona',
  'c/persona',
  'c/ invitado',
  'p/p',
  'pax',
  'pers.',
  'por pers.',
  'INVITADO',
  'por adulto',
  'person',
])('the unit of a price is the person for %j', (unit) => {
  expect(counted(500, unit)).toEqual({ price: 500, unit: 'person' });
});

it.each(['evento', 'por evento', 'x evento', 'c/evento', 'event', 'total', 'precio fijo'])(
  'the unit of a price is the event for %j',
  (unit) => {
    expect(counted(500, unit)).toEqual({ price: 500, unit: 'event' });
  },
);

it.each([
  ['bandeja', 12000, '$12.000 por bandeja'],
  ['Por Cajón', 9500.5, '$9.500,50 por cajón'],
  ['hora', 'desde 4.500', 'desde $4.500 por hora'],
  ['c/bandeja', '9.000', '$9.000 por bandeja'],
  ['c/u', 1200, '$1.200 c/u'],
  ['Cada uno', 1200, '$1.200 cada uno'],
  ['unidad', 1200, '$1.200 por unidad'],
  ['la docena', 1200, '$1.200 por docena'],
  ['docena', '$6.900 la docena', '$6.900 la docena'],
  ['xevento', 500, '$500 por xevento'],
])('the unit of a price is shown in words for %j, without being counted', (unit, price, shown) => {
  expect(counted(price, unit)).toEqual({ price: shown, unit: 'person' });
});

it('the unit of a price adds nothing if there is no price', () => {
  expect(counted(undefined, 'bandeja')).toMatchObject({ price: undefined });
});

it.each<[price: string, words: string, unit: string]>([
  ['$45.000 por evento', '', 'event'],
  ['45.000 x evento', 'evento', 'event'],
  ['45.000 c/evento', '-', 'event'],
  ['45.000 / evento', 'por evento', 'event'],
  ['$ 45.000.- por fiesta', '', 'event'],
  ['45.000 por persona', '', 'person'],
  ['45.000 p/persona', 'persona', 'person'],
  ['45.000 x persona', '', 'person'],
  ['45.000 c/persona', '', 'person'],
  ['45.000 p/p', '', 'person'],
  ['45.000 por pers.', '', 'person'],
])('a price with its unit %j with %j is an amount per %s', (price, words, unit) => {
  expect(counted(price, words)).toEqual({ price: 45000, unit });
});

it.each<[price: string, words: string, shown: string]>([
  ['$9.000 por persona', 'evento', '$9.000 por persona'],
  ['9.000 p/p', 'evento', '$9.000 p/p'],
  ['45.000 por evento', 'persona', '$45.000 por evento'],
  ['45.000 por evento', 'bandeja', '$45.000 por evento'],
  ['desde 45.000 x evento', 'evento', 'desde $45.000 x evento'],
  ['12.000 por mesa', 'evento', '$12.000 por mesa'],
  ['9.000 por 10 personas', 'evento', '$9.000 por 10 personas'],
  ['a consultar por evento', 'evento', 'a consultar por evento'],
  ['45 mil por evento', 'evento', '$45 mil por evento'],
  ['a consultar', 'evento', 'a consultar por evento'],
  ['45.000 c/u', '', '$45.000 c/u'],
  ['$1.200 c/ u.', '', '$1.200 c/ u.'],
  ['1.200 cada una', 'persona', '$1.200 cada una'],
  ['1.200 x unidad', '', '$1.200 x unidad'],
  ['1.200 p/u', '', '$1.200 p/u'],
])('a price with its unit %j with %j is words, shown as %j', (typed, words, shown) => {
  const { price = 0, unit } = counted(typed, words);
  expect(price).toEqual(expect.any(String));
  expect(formatPrice(price, unit)).toBe(shown);
});

it.each([
  '0 por evento',
  '- por persona',
  '-5 por evento',
  'null',
  'NaN',
  'Infinity',
  'TRUE',
  'Falso',
  'No',
  'N/A',
  '05-may',
  'O',
  'x',
  '?',
  '4.5OO',
  'l1900',
  '11-sep.',
  '2026-05-14',
  '5/5/2026',
])('a price with its unit %j is no price', (price) => {
  expect(counted(price).price).toBeUndefined();
});

it.each(['sin cargo', '¡Bonificada!', '0 (incluido)', 'Sin cargo por persona'])(
  '%j is shown as typed, with nothing to pay',
  (price) => {
    expect(counted(price)).toEqual({ price, isFree: true, unit: 'person' });
  },
);

it.each([
  ['desde 12.000 por mesa', 'desde $12.000 por mesa'],
  ['11900 / 12900', '$11900 / 12900'],
  ['9.500/17.000', '$9.500/17.000'],
  ['12.000 o US$ 12', '$12.000 o US$ 12'],
  ['desde 5,50', 'desde $5,50'],
  ['5,50 o más', '$5,50 o más'],
  ['10 - 12', '$10 - 12'],
  ['9.500 - 17.000', '$9.500 - 17.000'],
  ['Hasta 9.500', 'Hasta $9.500'],
  ['a partir de 9.500', 'a partir de $9.500'],
  ['45 mil', '$45 mil'],
  ['11900 pesos', '$11900 pesos'],
  ['9.500 la docena', '$9.500 la docena'],
  ['9.500 + IVA', '$9.500 + IVA'],
  ['11.900.00', '$11.900.00'],
  ['0.500', '$0.500'],
])('words for a price %j get a sign before the amount: %j', (typed, shown) => {
  expect(counted(typed).price).toBe(shown);
});

it.each([
  '2x1',
  '1/2 docena $6.000',
  '3 por 10.000',
  '2 x $15.000',
  '24 unidades $12.000',
  '100 empanadas $90.000',
  '500 g',
  '30 porciones',
  '20 dólares',
  '250 dólares',
  'desde 25 u$s',
  'desde 30 personas',
  '25€',
  'US$ 12',
  '$25 USD',
  'desde $9.500',
  'A consultar',
])('words for a price %j stay as they were typed', (typed) => {
  expect(counted(typed).price).toBe(typed);
});
