import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import { momentInBuenosAires } from '@/lib/values/dates';
import type { Hold } from './hold';
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
  /** A line for each row that is left out, or not shown or counted as typed, with what goes there. A price in words shows as typed: no line. */
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

/** What the console says of a reading, in Spanish; empty if there is nothing to say. */
export function lineOn<T>(source: Source<T>, parsed: Parsed<T>, hold?: Hold): string {
  if (parsed.failure)
    return `no se usa: ${parsed.failure}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo`;
  if (hold) {
    const until = momentInBuenosAires(new Date(hold.heldUntil));
    return `${hold.why}. Por si es un descuido, se muestra la versión anterior hasta el ${until}`;
  }
  const { length } = parsed.reports.filter(isWrong);
  return length > 0
    ? `${length} ${source.words.rows} para revisar: están en /presupuesto, y las dice npm run check-api`
    : '';
}

/** Whether a row is not shown as typed, other than on purpose. */
function isWrong({ outcome, remarks }: RowReport): boolean {
  return outcome === 'left out' || (outcome === 'shown' && remarks.length > 0);
}

function remarkOn({ place, label, outcome, remarks }: RowReport): string {
  const end = outcome === 'left out' ? '. No se muestra' : '';
  return `${[place, label].filter(Boolean).join(', ')}: ${remarks.join('; ')}${end}.`;
}
