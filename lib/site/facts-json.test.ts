import { readFactsJson } from './facts-json';

it('valid JSON is read', () => {
  expect(readFactsJson('{"name": "Doña Rosa", "zones": ["Rosario"]}')).toEqual({
    name: 'Doña Rosa',
    zones: ['Rosario'],
  });
});

it.each([
  ['{\n "a": 1\n "b": 2\n}', 'línea 3: falta una coma, o hay comillas dentro de un texto, antes de "b": 2'],
  ['{\n "a": 1,\n}', 'línea 3: sobra una coma antes, o falta el nombre de un dato, en }'],
  ['{"a": [1,\n]}', 'línea 2: sobra una coma antes, o falta un valor, en ]}'],
  ['{\n "a": “Ana”\n}', 'línea 2: las comillas tienen que ser rectas, ", delante de “Ana”'],
  ["{'a': 1}", "línea 1: las comillas tienen que ser rectas, \", delante de 'a': 1}"],
  ['{a: 1}', 'línea 1: falta una comilla " delante de a: 1}'],
  ['{"a" 1}', 'línea 1: faltan los dos puntos : antes de 1}'],
  ['{\n "a": "Ana\n}', 'línea 2: no se cierra en su renglón el texto "Ana'],
  ['{"a": "Ana",\n "b": 2\n', 'línea 2: falta una llave } al final, después de 2'],
  ['{"a": 1}}', 'línea 1: los datos ya terminaron, y sobra }'],
  ['{"a": 1 // uno\n}', 'línea 1: este archivo no lleva comentarios: // uno'],
  ['{"a": "C:\\d"}', 'línea 1: hay una barra \\ de más en "C:\\d"}'],
  ['{"a": 1,\n "b": {"c": 1, "c": 2}}', 'línea 2: dos veces el mismo dato: "c": 2}}'],
  [' ', 'está vacío'],
])('invalid JSON is refused with the mistake: %j', (text, reason) => {
  expect(() => readFactsJson(text)).toThrow(new Error(reason));
});

it.each([
  ['45.000', '45.000 va así: 45000'],
  ['1.250.000', '1.250.000 va así: 1250000'],
  ['45,000', '45,000 va así: 45000'],
  ['45.000,50', '45.000,50 va así: 45000.5'],
  ['10,5', '10,5 va así: 10.5'],
  ['50%', '50% va así: 50'],
  ['0%', '0% va así: 0'],
  ['50 %', '50 % va así: 50'],
  ['$45000', '$45000 va así: 45000'],
  ['$ 45.000', '$ 45.000 va así: 45000'],
])('the number %s is refused with the right spelling', (number, reason) => {
  const text = `{\n "a": "vale 45.000",\n "b": ${number},\n "c": 1\n}`;
  expect(() => readFactsJson(text)).toThrow(new Error(`línea 3: ${reason}`));
});

it.each(['0', '45000', '10.5', '10.50', '0.125', '-1', '1e3'])('the number %s is read', (number) => {
  expect(readFactsJson(`{"a":${number},"b":"$ 45.000 \\" 50%"}`)).toMatchObject({ a: Number(number) });
});

it('the first of several mistakes is reported', () => {
  expect(() => readFactsJson('{\n "a": 1\n "b": 45.000\n}')).toThrow(
    'línea 3: falta una coma, o hay comillas dentro de un texto, antes de',
  );
});
