import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import type { Source } from './source';

export type RowCounts = { kept: number; leftOut: number };

export function countRows(reports: readonly RowReport[]): RowCounts {
  const count = (outcome: RowReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length;
  return { kept: count('shown'), leftOut: count('left out') };
}

/**
 * What an owner is told of a source, in Spanish, on the part `Tu planilla` of her page and by `npm run check-api`. Her page is public, and so is
 * all of it.
 */
export type SourceReport = {
  /** `menú` */
  title: string;
  /** `Se muestran 34 de 36 opciones.` */
  count: string;
  /** A line for each row of which something cannot be read, with what goes there. A price in words can be. */
  remarks: string[];
  /** A line for each way in which options are charged, if not per person. */
  charges: string[];
};

export function reportOn<T>(
  { words }: Source<T>,
  { reports, charges = [] }: Pick<Parsed<T>, 'reports' | 'charges'>,
): SourceReport {
  return {
    title: words.source,
    count: `Se muestran ${countRows(reports).kept} de ${reports.length} ${words.rows}.`,
    remarks: reports.filter(isWrong).map(remarkOn),
    charges,
  };
}

/** Whether a row is not shown as typed, other than on purpose. */
function isWrong({ outcome, remarks }: RowReport): boolean {
  return outcome === 'left out' || (outcome === 'shown' && remarks.length > 0);
}

function remarkOn({ place, label, outcome, remarks }: RowReport): string {
  const end = outcome === 'left out' ? '. No se muestra' : '';
  return `${[place, label].filter(Boolean).join(', ')}: ${remarks.join('; ')}${end}.`;
}
