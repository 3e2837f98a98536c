import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import { statusOf } from '@/lib/content/rows/status';
import { cleanLine, inShort } from '@/lib/content/table/clean-text';
import { MAX_LINE } from '@/lib/content/table/limits';
import { ReadError } from '@/lib/content/table/read-error';
import { readTable, type TableRow } from '@/lib/content/table/reader';
import { type FoundOption, judgeMenu, type MenuCategory } from './menu';
import { menuColumns } from './menu-columns';

/**
 * Parses the table of a menu.
 * @throws {ReadError} also if the first option has no category, because then somebody has sorted a table in which empty ones repeat the one
 * above
 */
export function parseMenuTable(text: string): Parsed<MenuCategory> {
  const { rows, summary } = readTable(text, menuColumns, 'title');
  return { ...judgeMenu([...optionsOfTable(rows)]), summary };
}

/** The options of a table. A hidden row yields a report instead, one that names only a category nothing. */
function* optionsOfTable(
  rows: readonly TableRow<keyof typeof menuColumns>[],
): Generator<FoundOption | RowReport> {
  let category = '';
  for (const { cell, ...row } of rows) {
    category = cleanLine(cell('category'), MAX_LINE) || category;
    const { place, label, remarks } = row;
    if (!label) continue;
    if (!category)
      throw new ReadError(`${place}: la primera opción no tiene categoría. ¿Ordenaste la planilla?`);
    const status = statusOf(cell('status'));
    if (status === 'hidden') yield { place, label, outcome: 'hidden', remarks: ['oculta'] };
    else {
      const unknown = `estado "${inShort(cell('status'))}": no se entiende, la opción se muestra`;
      yield { ...row, remarks: status ? remarks : [...remarks, unknown], category };
    }
  }
}
