import { depositHint } from './deposit-hint';

const seña = { title: 'Seña y pago', text: 'La fecha se reserva con una seña del 50 %.' };
const staff = { title: '¿Qué incluye?', text: 'Mozos y vajilla; con 10 % de descuento en efectivo.' };

it.each([
  ['30', [seña], 'En las condiciones dice 50 %, en "Seña y pago".'],
  [
    '30 %',
    [staff, { title: 'Reserva', text: 'Con la mitad reservás.' }],
    'En las condiciones dice 50 %, en "Reserva".',
  ],
])('a deposit of %s is held against the conditions', (deposit, conditions, hint) => {
  expect(depositHint(deposit, conditions)).toBe(hint);
});

it.each([
  ['50', [seña]],
  ['50,0 %', [seña]],
  ['30', [staff]],
  ['', [seña]],
  ['la mitad', [seña]],
])('a deposit of %j gets no hint beside %j', (deposit, conditions) => {
  expect(depositHint(deposit, conditions)).toBeUndefined();
});
