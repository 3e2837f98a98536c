import { type Weekday, weekdays } from './opening-hours';
import { readHours } from './written-hours';

const workdays = weekdays.slice(1, 6);

it.each<[text: string, hours: [days: Weekday[], times: string][]]>([
  ['lunes a viernes de 10 a 19', [[workdays, '10:00-19:00']]],
  ['Lun. a Vie.: 10:00 - 19:00 hs.', [[workdays, '10:00-19:00']]],
  ['L a V de 9.30 a 18hs', [[workdays, '09:30-18:00']]],
  ['sáb 10-14', [[['Saturday'], '10:00-14:00']]],
  ['todos los días de 9 a 21 hs', [[[...weekdays.slice(1), 'Sunday'], '09:00-21:00']]],
  ['todos los días de 0 a 24', [[[...weekdays.slice(1), 'Sunday'], '00:00-00:00']]],
  [
    'martes de 9 a 13 y de 17 a 21',
    [
      [['Tuesday'], '09:00-13:00'],
      [['Tuesday'], '17:00-21:00'],
    ],
  ],
  ['lun, mié y vie de 10 a 18', [[['Monday', 'Wednesday', 'Friday'], '10:00-18:00']]],
  [
    'lunes a viernes 10 a 19, sábado 10 a 14',
    [
      [workdays, '10:00-19:00'],
      [['Saturday'], '10:00-14:00'],
    ],
  ],
  ['viernes y sábados de 18 a 2', [[['Friday', 'Saturday'], '18:00-02:00']]],
  // Nobody knows which days are holidays.
  ['Sábados, domingos y feriados de 10 a 20', [[['Saturday', 'Sunday'], '10:00-20:00']]],
  ['feriados y domingos de 10 a 14', [[['Sunday'], '10:00-14:00']]],
  ['lunes a viernes de 10 a 19, feriados de 10 a 14', [[workdays, '10:00-19:00']]],
  ['lunes a viernes de 10 a 19, feriados cerrado', [[workdays, '10:00-19:00']]],
  ['feriados cerrado', []],
])('the hours "%s" are read', (text, hours) => {
  expect(readHours(text)?.times.map(({ days, opens, closes }) => [days, `${opens}-${closes}`])).toEqual(
    hours,
  );
});

it.each([
  '10 a 19',
  'lunes a viernes',
  'lunes de 10',
  'lunes de 10 a 25',
  'lunes de 10:75 a 12',
  'lunes de 10 a 10',
  'lunes de 8 a 12 y de 4 a 8',
  'm de 10 a 12',
  'L/V 9 a 18 hs',
  'De lunes a lunes de 9 a 21 hs',
  'sábado a lunes de 20 a 24',
  'lunes a viernes de 9 am a 6 pm',
  'lunes cerrado, martes a domingo de 10 a 20',
  'todos los días salvo domingo de 9 a 21',
])('the hours "%s" are not guessed', (text) => {
  expect(readHours(text)).toBeUndefined();
});
