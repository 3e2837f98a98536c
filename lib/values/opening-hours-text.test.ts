import { weekdays } from './opening-hours';
import { openingHoursText } from './opening-hours-text';

type Short = [days: string, opens: string, closes: string];

const workdays = 'mon tue wed thu fri';

it.each<[text: string, lines: Short[]]>([
  [
    'Lunes a viernes de 10 a 20, sábados de 10 a 14 y de 18 a 2',
    [
      ['sat', '18:00', '02:00'],
      [workdays, '10:00', '20:00'],
      ['sat', '10:00', '14:00'],
    ],
  ],
  ['Lunes a sábado de 9:30 a 13:05', [[`${workdays} sat`, '09:30', '13:05']]],
  ['Sábados y domingos de 11 a 24', [['sun sat', '11:00', '00:00']]],
  ['Lunes, miércoles y viernes de 0:30 a 1', [['mon wed fri', '00:30', '01:00']]],
  ['Martes y jueves a sábado de 10 a 20', [['tue thu fri sat', '10:00', '20:00']]],
  ['Martes a jueves y domingos de 10 a 20', [['tue wed thu sun', '10:00', '20:00']]],
  ['Jueves de 10 a 20', [['thu', '10:00', '20:00']]],
  ['Viernes a domingo de 10 a 20', [['fri sat sun', '10:00', '20:00']]],
  ['Todos los días de 10 a 2', [[`${workdays} sat sun`, '10:00', '02:00']]],
  ['Sábados las 24 horas', [['sat', '00:00', '00:00']]],
  [
    'Lunes a miércoles de 10 a 20',
    [
      ['mon', '10:00', '20:00'],
      ['tue', '10:00', '20:00'],
      ['wed', '10:00', '20:00'],
    ],
  ],
])('opening hours in words are %s', (text, lines) => {
  const hours = lines.map(([days, opens, closes]) => ({
    days: days.split(' ').flatMap((short) => weekdays.filter((day) => day.startsWith(short))),
    opens,
    closes,
  }));
  expect(openingHoursText(hours)).toBe(text);
});
