import { quote, type RowReport } from './row-report';
import { countRows, remarksOnRows } from './tally';

it.each([
  [{ note: 'sin\u0000\u202E\u009B título' }, '{"note":"sin\\u0000 título"}'],
  [{ note: 'x'.repeat(100_000) }, `{"note":"${'x'.repeat(30)}…`],
  [undefined, 'nada'],
  [JSON.parse('['.repeat(300_000) + ']'.repeat(300_000)), 'un valor de muchos niveles'],
])('a value is quoted as one short line (%#)', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

describe('the tally of many rows', () => {
  const fates: RowReport['fate'][] = [
    ...(['shown', 'invalid', 'beyond limit', 'empty'] as const),
    ...Array(1_000).fill('invalid'),
  ];
  const reports = fates.map((fate, index) => ({ place: `Postres[${index}]`, fate, reasons: ['because'] }));

  it('counts how many are kept or left out', () => {
    expect(countRows(reports)).toEqual({ kept: 1, leftOut: 1_002 });
  });

  it('names the first hundred that are not shown as typed', () => {
    expect(remarksOnRows(reports, 'opciones').slice(99)).toEqual([
      'Postres[101]: because; no se muestra',
      'y 902 opciones más; npm run check-api las nombra todas',
      '1 opciones no se muestran: because',
    ]);
  });
});
