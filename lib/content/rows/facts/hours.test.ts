import { openingHoursText } from '@/lib/values/opening-hours-text';
import { readHours } from './hours';

/** Hours as the site writes them; `undefined` if they cannot be read. */
const written = (text: string) => {
  const hours = readHours(text);
  return hours && openingHoursText(hours);
};

it.each([
  ['lunes a viernes de 10 a 19', 'Lunes a viernes de 10 a 19'],
  ['Lun. a Vie.: 10:00 - 19:00 hs.', 'Lunes a viernes de 10 a 19'],
  ['L a V de 9.30 a 18hs', 'Lunes a viernes de 9:30 a 18'],
  ['sáb 10-14', 'Sábados de 10 a 14'],
  ['todos los días de 9 a 21 hs', 'Todos los días de 9 a 21'],
  ['todos los días de 0 a 24', 'Todos los días las 24 horas'],
  ['martes de 9 a 13 y de 17 a 21', 'Martes de 9 a 13 y de 17 a 21'],
  ['lun, mié y vie de 10 a 18', 'Lunes, miércoles y viernes de 10 a 18'],
  ['lunes a viernes 10 a 19, sábado 10 a 14', 'Lunes a viernes de 10 a 19, sábados de 10 a 14'],
  ['viernes y sábados de 18 a 2', 'Viernes y sábados de 18 a 2'],
  ['Sábados, domingos y feriados de 10 a 20', 'Sábados y domingos de 10 a 20'],
  ['feriados y domingos de 10 a 14', 'Domingos de 10 a 14'],
  ['lunes a viernes de 10 a 19, feriados de 10 a 14', 'Lunes a viernes de 10 a 19'],
  ['lunes a viernes de 10 a 19, feriados cerrado', 'Lunes a viernes de 10 a 19'],
])('the hours "%s" are read', (text, hours) => {
  expect(written(text)).toBe(hours);
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
  expect(written(text)).toBeUndefined();
});

it('hours of holidays are of no day', () => {
  expect(readHours('lunes de 9 a 18, feriados de 10 a 14')).toHaveLength(1);
});
