import { isReadInPart, linesOf, shownPart } from './pasted-lines';

const marker = 'Zona: Palermo';

it.each([
  ['a request', `Hola\n${marker}`, false],
  ['a text of 200,000 letters', `${'Hola\n'.repeat(40_000)}${marker}`, true],
  ['a text of 6,000 lines', `${'a\n'.repeat(6_000)}${marker}`, true],
  ['a line of 3,000 letters', `${'a '.repeat(1_500)}${marker}`, true],
])('%s is reported as read in whole or in part', (_what, text, inPart) => {
  const isFound = linesOf(text).some((line) => line.text.endsWith(marker));
  expect({ isFound, inPart: isReadInPart(text) }).toEqual({ isFound: !inPart, inPart });
});

test('a field shows four combining marks in a row at most', () => {
  expect(shownPart(`Ana${'\u0301'.repeat(20_000)} y Luis\nZona: Nu\u0303n\u0303ez`)).toBe(
    `Ana${'\u0301'.repeat(4)} y Luis\nZona: Nu\u0303n\u0303ez`,
  );
});

test('a text that a field shows in part is still reported as long', () => {
  expect(isReadInPart(shownPart('Hola\n'.repeat(40_000)))).toBe(true);
});
