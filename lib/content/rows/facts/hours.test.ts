import { openingHoursText } from '@/lib/quotation/opening-hours-text';
import { readHours } from './hours';

/** Hours as the site writes them; `undefined` if they cannot be read. */
const written = (text: string) => {
  const hours = readHours(text);
  return hours && openingHoursText(hours);
};

it.each([
  ['lunes a viernes de 10 a 19', 'Lunes a viernes de 10 a 19'],
  ['lun a vie 10 a 19', 'Lunes a viernes de 10 a 19'],
  ['Lun. a Vie.: 10:00 - 19:00 hs.', 'Lunes a viernes de 10 a 19'],
  ['L a V de 9.30 a 18hs', 'Lunes a viernes de 9:30 a 18'],
  ['sáb 10-14', 'Sábados de 10 a 14'],
  ['sábados 10:00 a 14:00', 'Sábados de 10 a 14'],
  ['todos los días de 9 a 21 hs', 'Todos los días de 9 a 21'],
  ['de 9 a 21, todos los días', 'Todos los días de 9 a 21'],
  ['10 a 19 hs de lunes a viernes', 'Lunes a viernes de 10 a 19'],
  ['martes de 9 a 13 y de 17 a 21', 'Martes de 9 a 13 y de 17 a 21'],
  ['lun, mié y vie de 10 a 18', 'Lunes, miércoles y viernes de 10 a 18'],
  ['lunes a viernes 10 a 19, sábado 10 a 14', 'Lunes a viernes de 10 a 19, sábados de 10 a 14'],
  ['viernes y sábados de 18 a 2', 'Viernes y sábados de 18 a 2'],
  ['sábado a lunes de 20 a 24', 'Lunes, sábados y domingos de 20 a 24'],
  ['fines de semana de 11 a 15', 'Sábados y domingos de 11 a 15'],
  ['de lunes a viernes desde las 9am hasta las 6 pm', 'Lunes a viernes de 9 a 18'],
  ['viernes de 9 al mediodía', 'Viernes de 9 a 12'],
  ['jueves las 24 horas', 'Jueves las 24 horas'],
  ['lunes – viernes 8h30 – 12', 'Lunes a viernes de 8:30 a 12'],
  ['Lun-Vie 9:00–18:00, Sáb: cerrado', 'Lunes a viernes de 9 a 18'],
  ['domingo Cerrado; lunes 9 a.m.–6 p.m.', 'Lunes de 9 a 18'],
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
  'lunes de 10 a 12 y de 11 a 15',
  'lunes a viernes de 9 a 18, lunes de 12 a 20',
  'm de 10 a 12',
  'lunes a viernes de 10 a 19, feriados cerrado',
  'todos los días salvo domingo de 9 a 21',
  'consultar',
])('the hours "%s" are not guessed', (text) => {
  expect(written(text)).toBeUndefined();
});

it('any other text takes no time', () => {
  const start = performance.now();
  for (const text of ['lunes a '.repeat(2_000), '10 a 19 y '.repeat(1_500), 'a'.repeat(15_000)])
    readHours(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});
