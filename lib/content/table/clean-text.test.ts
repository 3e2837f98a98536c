import { cleanLine, cleanParagraphs } from './clean-text';

it.each([
  ['  Flan \t con\r\ndulce ', 'Flan con dulce'],
  ['Flan\u2028con\u00A0dulce', 'Flan con dulce'],
  ['Fl\u0000an\u0007\u001B[31m', 'Flan[31m'],
  ['\u202EnalF\u202C', 'nalF'],
  ['F\u200Bl\u2060a\uFEFFn \u061Ccasero', 'Flan casero'],
  ['Flan\uD83D', 'Flan\uFFFD'],
  ['Ñoquis 👨‍👩‍👧 & <b>más</b>', 'Ñoquis 👨‍👩‍👧 & <b>más</b>'],
  [`F${'\u0301'.repeat(50)}lan`, 'F\u0301\u0301\u0301\u0301lan'],
  ['\u0000\u202E \n', ''],
])('a line %j becomes %j', (text, cleaned) => {
  expect(cleanLine(text, 100)).toBe(cleaned);
});

it.each([
  ['is cut if it is too long', 'x'.repeat(1_000_000), 'xxxxxxxxx…'],
  ['is cut before a space', 'Flan con  dulce', 'Flan con…'],
  ['is cut before an emoji', 'x'.repeat(8) + '😀'.repeat(9), 'xxxxxxxx…'],
  ['may have exactly the maximum length', 'x'.repeat(10), 'x'.repeat(10)],
])('a line %s', (_what, text, cleaned) => {
  expect(cleanLine(text, 10)).toBe(cleaned);
});

it.each([
  ['Todo rico.\r\nGracias.\rChau.', 'Todo rico.\nGracias.\nChau.'],
  ['Todo \t rico.', 'Todo rico.'],
  ['Todo rico.\n\n\n\nGracias.', 'Todo rico.\n\nGracias.'],
  ['Todo rico. \n \t \n Gracias.', 'Todo rico.\n\nGracias.'],
  ['Todo rico.\n\n\u200F\n\nGracias.', 'Todo rico.\n\nGracias.'],
  ['\n\n\u202ETodo\u0000 rico.\n\n', 'Todo rico.'],
])('paragraphs %j become %j', (text, cleaned) => {
  expect(cleanParagraphs(text, 100)).toBe(cleaned);
});

it('paragraphs are cut if they are too long', () => {
  expect(cleanParagraphs('a\n'.repeat(500_000), 10)).toBe('a\na\na\na\na…');
});
