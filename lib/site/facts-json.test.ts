import { readFactsJson } from './facts-json';

it('what is JSON is read', () => {
  expect(readFactsJson('{"name": "Doña Rosa", "zones": ["Rosario"]}')).toEqual({
    name: 'Doña Rosa',
    zones: ['Rosario'],
  });
});

it.each([
  ['{\n "a": 1\n "b": 2\n}', 'línea 3: falta una coma antes de "b": 2'],
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
])('what is not JSON is refused with what is wrong: %j', (text, reason) => {
  expect(() => readFactsJson(text)).toThrow(new Error(reason));
});
