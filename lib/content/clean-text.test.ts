import fc from 'fast-check';
import { cleanLine, cleanParagraphs } from './clean-text';

/** White space, controls, direction marks and letters in every order. */
const messy = fc.string({
  unit: fc.constantFrom(
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u2028',
    '\u00A0',
    '\u0000',
    '\u0085',
    '\u202E',
    '\u200F',
    '\uFEFF',
    '\uD83D',
    'a',
    'ñ',
    '😀',
  ),
});

describe('a line', () => {
  it.each([
    ['Flan con dulce', 'Flan con dulce'],
    ['  Flan  ', 'Flan'],
    ['Flan \t con\r\ndulce', 'Flan con dulce'],
    ['Flan\u2028con\u00A0dulce', 'Flan con dulce'],
    ['Fl\u0000an\u0007\u001B[31m', 'Flan[31m'],
    ['Flan \u0000 casero', 'Flan casero'],
    ['\u202EnalF\u202C', 'nalF'],
    ['\u2066Flan\u2069\u200E\u200F', 'Flan'],
    ['F\u200Bl\u2060a\uFEFFn \u061Ccasero', 'Flan casero'],
    ['Flan\uD83D', 'Flan\uFFFD'],
    ['\uDE00Flan', '\uFFFDFlan'],
    ['Ñoquis 👨‍👩‍👧 & <b>más</b>', 'Ñoquis 👨‍👩‍👧 & <b>más</b>'],
    ['\u0000\u202E \n', ''],
    [`F${'\u0301'.repeat(50)}lan`, 'F\u0301\u0301\u0301\u0301lan'],
    ['', ''],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanLine(text, 100)).toBe(cleaned);
  });

  it('is truncated where it gets too long', () => {
    expect(cleanLine('x'.repeat(1_000_000), 10)).toBe('xxxxxxxxx…');
  });

  it('has no space before the ellipsis', () => {
    expect(cleanLine('Flan con dulce', 6)).toBe('Flan…');
  });

  it('is not truncated at exactly the maximum length', () => {
    expect(cleanLine('x'.repeat(10), 10)).toBe('x'.repeat(10));
  });

  it('is not truncated in the middle of an emoji', () => {
    expect(cleanLine('x'.repeat(8) + '😀'.repeat(9), 10)).toBe('xxxxxxxx…');
  });

  it('never holds characters that break the layout', () => {
    fc.assert(
      fc.property(messy, (text) => {
        const cleaned = cleanLine(text, 20);
        expect(cleaned).not.toMatch(
          /[\p{Cc}\u061C\u200B\u200E\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/u,
        );
        expect(cleaned).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('paragraphs', () => {
  it.each([
    ['Todo rico.\nGracias.', 'Todo rico.\nGracias.'],
    ['Todo rico.\r\nGracias.\rChau.', 'Todo rico.\nGracias.\nChau.'],
    ['Todo rico.\n\n\n\nGracias.', 'Todo rico.\n\nGracias.'],
    ['Todo rico.\n \nGracias.', 'Todo rico.\n\nGracias.'],
    ['Todo rico. \n\n Gracias.', 'Todo rico.\n\nGracias.'],
    ['Todo rico. \n \t \n Gracias.', 'Todo rico.\n\nGracias.'],
    ['Todo rico.\n\n\u200F\n\nGracias.', 'Todo rico.\n\nGracias.'],
    ['Todo   rico.\u00A0Gracias.', 'Todo rico. Gracias.'],
    ['\n\nTodo rico.\n\n', 'Todo rico.'],
    ['\u202ETodo\u0000 rico.', 'Todo rico.'],
    [' \n\t', ''],
  ])('%j become %j', (text, cleaned) => {
    expect(cleanParagraphs(text, 100)).toBe(cleaned);
  });

  it('are truncated where they get too long', () => {
    expect(cleanParagraphs('a\n'.repeat(500_000), 10)).toBe('a\na\na\na\na…');
  });

  it('never have more than one blank line in a row', () => {
    fc.assert(
      fc.property(messy, (text) => {
        expect(cleanParagraphs(text, 1_000)).not.toMatch(/\n\s*\n\s*\n/);
      }),
    );
  });
});
