import { quote } from './rows';
import { tallyRows } from './tally';

it.each([
  [{ note: 'sin\u0000\u202E\u009B título' }, '{"note":"sin\\u0000 título"}'],
  [{ note: 'x'.repeat(100_000) }, `{"note":"${'x'.repeat(30)}…`],
  [undefined, 'nothing'],
  [JSON.parse('['.repeat(300_000) + ']'.repeat(300_000)), 'a value of many levels'],
])('a value is quoted as one short line (%#)', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

describe('the tally of many rows', () => {
  function tally() {
    const lines: string[] = [];
    const { report, finish } = tallyRows('options', 'en', (line) => lines.push(line));
    const fates = ['shown', 'repeated', 'beyond limit', 'empty', ...Array(1_000).fill('invalid')];
    for (const [index, fate] of fates.entries())
      report({ place: `Postres[${index}]`, fate, reasons: ['because'] });
    return { counts: finish(), lines };
  }

  it('counts how many are kept or left out', () => {
    expect(tally().counts).toEqual({ kept: 1, leftOut: 1_002 });
  });

  it('names the first hundred invalid ones', () => {
    expect(tally().lines.slice(99)).toEqual([
      'Postres[103] left out: because',
      '900 more options left out: npm run check-api names them all',
      '1 options left out: because',
    ]);
  });
});
