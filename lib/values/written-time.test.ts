import { readWrittenDay, readWrittenHour } from './written-time';

it.each([
  '12/12/2026',
  '12-12-26',
  '12.12.2026',
  '2026-12-12',
  'sábado 12/12/2026',
  'Sáb. 12/12/26',
  'el sábado 12 de diciembre de 2026',
  'sábado 12 de diciembre de 2026, faltan 21 días',
  '12 dic 2026',
  '12 de Diciembre del 2026',
  '*12/12/2026*',
])('%j is 12 December 2026', (written) => {
  expect(readWrittenDay(written)).toEqual({ text: '2026-12-12', isWhole: true });
});

it.each(['12/12/2026 a la noche', '12/12/2026 21 hs', '12 de diciembre de 2026 o el domingo'])(
  '%j says more than its day',
  (written) => {
    expect(readWrittenDay(written)).toEqual({ text: '2026-12-12', isWhole: false });
  },
);

it.each([
  '12/12',
  'sábado 12 de diciembre',
  'el segundo sábado',
  '12/12/2026 o 19/12/2026',
  '12 al 14/12/2026',
  '31/02/2026',
  '',
])('%j is no single day', (written) => {
  expect(readWrittenDay(written)).toBeUndefined();
});

it.each([
  '21',
  '21:00',
  '21.00',
  '21 hs',
  '21hs.',
  '21:00hs',
  '21 horas',
  'a las 21',
  '9 pm',
  '9:00 p. m.',
  '9 de la noche',
  'Tipo 21 hs',
])('%j is nine in the evening', (written) => {
  expect(readWrittenHour(written)).toEqual({ text: '21:00', isWhole: true });
});

it.each([
  ['9:30', '09:30'],
  ['8 am', '08:00'],
  ['12 pm', '12:00'],
  ['12 de la noche', '00:00'],
  ['al mediodía', '12:00'],
  ['21h30', '21:30'],
])('%j is %s', (written, text) => {
  expect(readWrittenHour(written)).toEqual({ text, isWhole: true });
});

it('a range of hours has its start', () => {
  expect(readWrittenHour('21 a 2')).toEqual({ text: '21:00', isWhole: false });
});

it.each(['a la noche', '25:00', '', '12/12', '2026'])('%j is no hour', (written) => {
  expect(readWrittenHour(written)).toBeUndefined();
});
