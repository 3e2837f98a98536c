import { oneNumber, readPeople } from './people';

it.each<[text: string, count: number | undefined]>([
  ['1', 1],
  ['9999', 9999],
  ['1.200', 1200],
  ['\u00A040\t', 40],
  ['012', 12],
  ['', undefined],
  ['0', 0],
  ['-1', undefined],
  ['10000', undefined],
  ['0.500', undefined],
  ['12,5', undefined],
  ['12.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['40 personas', 40],
  ['1.200 invitados.', 1200],
  ['+40', 40],
  ['80-100', undefined],
  ['unos 80', undefined],
  ['80 kilos', undefined],
  ['４０', undefined],
])('the count in %j is %s', (text, count) => {
  expect(oneNumber(readPeople(text))).toBe(count);
});

it.each<[text: string, range: [from: number, to: number] | undefined]>([
  ['40', [40, 40]],
  ['80-100', [80, 100]],
  ['80 – 100 personas', [80, 100]],
  ['entre 80 y 100', [80, 100]],
  ['de 80 a 100 invitados', [80, 100]],
  ['80 o 90', [80, 90]],
  ['Entre 80 y 100 personas', [80, 100]],
  ['45 y 8', undefined],
  ['45 adultos y 8 chicos', undefined],
  ['45 y 8 chicos', undefined],
  ['1.000/1.200', [1000, 1200]],
  ['100-80', [80, 100]],
  ['', undefined],
  ['unos 80', undefined],
  ['80-', undefined],
  ['80-0', undefined],
  ['80-100-120', undefined],
  ['12/12/2026', undefined],
])('the range in %j is %j', (text, range) => {
  expect(readPeople(text).range).toEqual(range && { from: range[0], to: range[1] });
});

it.each<[typed: string, text: string]>([
  [' 80 personas ', '80'],
  ['100-100', '100'],
  ['80 – 100', '80 – 100'],
  ['unos 80', 'unos 80'],
  ['0', '0'],
  [' ', ''],
])('the people in %j are written as %j', (typed, text) => {
  expect(readPeople(typed).text).toBe(text);
});
