import { z } from 'zod';
import { isGiven, parseRow, quote, type RowReport, tallyRows } from './parse-rows';

const dish = z.object(
  { title: z.string('is not text'), sizes: z.array(z.number('is not a number')) },
  'is not an object',
);

describe('parsing a row', () => {
  it('returns one that fits, without the fields that its schema does not know', () => {
    expect(parseRow({ title: 'Flan', sizes: [1], __v: 0 }, dish)).toEqual({
      value: { title: 'Flan', sizes: [1] },
    });
  });

  it.each<[row: unknown, reasons: string[]]>([
    ['Budín', ['is not an object']],
    [{ title: 5, sizes: [] }, ['title is not text']],
    [{ title: null, sizes: [1, 'dos'] }, ['title is not text', 'sizes 1 is not a number']],
  ])('says why %j does not fit, with the path to each reason', (row, reasons) => {
    expect(parseRow(row, dish)).toEqual({ reasons });
  });
});

describe('a quoted value', () => {
  it.each([
    [{ title: 5 }, '{"title":5}'],
    [{ note: 'sin\u0000\u202E\u009B título' }, '{"note":"sin\\u0000 título"}'],
    [{ note: 'x'.repeat(100_000) }, `{"note":"${'x'.repeat(30)}…`],
    [undefined, 'nothing'],
    [JSON.parse('['.repeat(300_000) + ']'.repeat(300_000)), 'a value of many levels'],
  ])('is one short line without control characters (%#)', (value, quoted) => {
    expect(quote(value)).toBe(quoted);
  });
});

it.each([
  [undefined, false],
  [null, false],
  ['', false],
  [0, true],
  [false, true],
  [[], true],
  [' ', true],
])('whether the API has stated something, %j: %s', (value, given) => {
  expect(isGiven(value)).toBe(given);
});

const fates: RowReport[] = [
  { place: 'Postres', index: 0, fate: 'shown', reasons: ['price is cut'] },
  { place: 'Postres', index: 1, fate: 'invalid', reasons: ['title is empty'] },
  { place: 'Postres', index: 2, fate: 'repeated', reasons: ['twice'] },
  { place: 'Postres', index: 3, fate: 'beyond limit', reasons: ['three are enough'] },
  { place: 'Bebidas', fate: 'empty', reasons: ['nothing there'] },
  { place: 'Salsas', fate: 'invalid', reasons: ['not a list'] },
  { place: 'Postres', index: 4, fate: 'beyond limit', reasons: ['three are enough'] },
];

function tally(rows: RowReport[]) {
  const lines: string[] = [];
  const { report, finish } = tallyRows('options', (line) => lines.push(line));
  for (const row of rows) report(row);
  return { counts: finish(), lines };
}

describe('the tally of the rows', () => {
  it('counts every row as kept or left out, and an empty category as neither', () => {
    expect(tally(fates).counts).toEqual({ kept: 1, leftOut: 5 });
  });

  it('has one line for each invalid row, one for all that are beyond a limit, and none for others', () => {
    expect(tally(fates).lines).toEqual([
      'Postres[1] left out: title is empty',
      'Salsas left out: not a list',
      '2 options left out: three are enough',
    ]);
  });

  it('has one line for all invalid rows after the first hundred', () => {
    const rows = Array.from(
      { length: 1_000 },
      (_, index): RowReport => ({ place: 'Postres', index, fate: 'invalid', reasons: ['title is empty'] }),
    );
    const { counts, lines } = tally(rows);
    expect(counts.leftOut).toBe(1_000);
    expect(lines.slice(99)).toEqual([
      'Postres[99] left out: title is empty',
      '900 more options left out: npm run check-api names them all',
    ]);
  });

  it('is nothing for no rows', () => {
    expect(tally([])).toEqual({ counts: { kept: 0, leftOut: 0 }, lines: [] });
  });
});
