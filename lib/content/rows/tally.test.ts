import { quote, type RowReport } from './row-report';
import { countRows, remarksOnRows } from './tally';

it.each([
  [{ note: 'sin\u0000\u202E\u009B título' }, '{"note":"sin\\u0000 título"}'],
  [{ note: 'x'.repeat(100_000) }, `{"note":"${'x'.repeat(30)}…`],
  [undefined, 'nothing'],
  [JSON.parse('['.repeat(300_000) + ']'.repeat(300_000)), 'a value of many levels'],
])('a value is quoted as one short line (%#)', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

describe('the tally of many rows', () => {
  const fates: RowReport['fate'][] = [
    ...(['shown', 'repeated', 'beyond limit', 'empty'] as const),
    ...Array(1_000).fill('invalid'),
  ];
  const reports = fates.map((fate, index) => ({ place: `Postres[${index}]`, fate, reasons: ['because'] }));

  it('counts how many are kept or left out', () => {
    expect(countRows(reports)).toEqual({ kept: 1, leftOut: 1_002 });
  });

  it('names the first hundred invalid ones', () => {
    expect(remarksOnRows(reports, 'options', 'en').slice(99)).toEqual([
      'Postres[103] left out: because',
      '900 more options left out: npm run check-api names them all',
      '1 options left out: because',
    ]);
  });
});
