import { quote, type RowReport, tallyRows } from './parse-rows';

it.each([
  [{ title: 5 }, '{"title":5}'],
  [{ note: 'sin\u0000\u202E\u009B título' }, '{"note":"sin\\u0000 título"}'],
  [{ note: 'x'.repeat(100_000) }, `{"note":"${'x'.repeat(30)}…`],
  [undefined, 'nothing'],
  [JSON.parse('['.repeat(300_000) + ']'.repeat(300_000)), 'a value of many levels'],
])('a value is quoted as one short line (%#)', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

describe('the tally of the rows', () => {
  function tally(rows: RowReport[]) {
    const lines: string[] = [];
    const { report, finish } = tallyRows('options', (line) => lines.push(line));
    for (const row of rows) report(row);
    return { counts: finish(), lines };
  }

  it('counts every row, and has one line for each invalid one and one for all beyond a limit', () => {
    const rows: RowReport[] = [
      { place: 'Postres', index: 0, fate: 'shown', reasons: ['price is cut'] },
      { place: 'Postres', index: 1, fate: 'invalid', reasons: ['title is empty'] },
      { place: 'Postres', index: 2, fate: 'repeated', reasons: ['twice'] },
      { place: 'Postres', index: 3, fate: 'beyond limit', reasons: ['three are enough'] },
      { place: 'Bebidas', fate: 'empty', reasons: ['nothing there'] },
      { place: 'Salsas', fate: 'invalid', reasons: ['not a list'] },
      { place: 'Postres', index: 4, fate: 'beyond limit', reasons: ['three are enough'] },
    ];
    expect(tally(rows)).toEqual({
      counts: { kept: 1, leftOut: 5 },
      lines: [
        'Postres[1] left out: title is empty',
        'Salsas left out: not a list',
        '2 options left out: three are enough',
      ],
    });
  });

  it('has one line for all invalid rows after the first hundred', () => {
    const rows = Array.from(
      { length: 1_000 },
      (_, index): RowReport => ({ place: 'Postres', index, fate: 'invalid', reasons: ['title is empty'] }),
    );
    expect(tally(rows).lines.slice(99)).toEqual([
      'Postres[99] left out: title is empty',
      '900 more options left out: npm run check-api names them all',
    ]);
  });
});
