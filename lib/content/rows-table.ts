import { placeOf, type RowReport } from './parse-rows';

export type TableRow = RowReport & { source: string };

/** In characters, of the columns before the last one. */
const MAX_WIDTHS = [12, 32, 40] as const;

export function tableOf(rows: readonly TableRow[]): string[] {
  const lines = [
    ['SOURCE', 'PLACE', 'TITLE OR NAME', 'SHOWN OR WHY NOT'],
    ...rows.map((row) => [row.source, placeOf(row), row.label ?? '', verdictOn(row)]),
  ];
  const widths = MAX_WIDTHS.map((max, column) =>
    lines.reduce((widest, cells) => Math.min(max, Math.max(widest, cells[column]?.length ?? 0)), 0),
  );
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function verdictOn({ fate, reasons }: RowReport): string {
  const reason = reasons.join('; ');
  if (fate === 'shown') return reason ? `shown, but ${reason}` : 'shown';
  return `${fate === 'empty' ? 'not shown' : 'left out'}: ${reason}`;
}
