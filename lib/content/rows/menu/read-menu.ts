import { MAX_LINE } from '@/lib/content/limits';
import type { Parsed, RowReport } from '@/lib/content/rows/row-report';
import { cleanLine, inShort } from '@/lib/content/table/clean-text';
import { ReadError } from '@/lib/content/table/read-error';
import { readTable, type TableRow } from '@/lib/content/table/read-table';
import { type FoundOption, judgeMenu, type MenuCategory } from './judge-menu';
import { menuColumns } from './menu-columns';
import { statusOf } from './option-terms';

/** Parses the body of `GET {admin-api}/menus/by_category`: lists of options by the name of their category. */
export function parseMenus(body: unknown): Parsed<MenuCategory> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { failure: 'la respuesta no es un objeto con categorías', reports: [] };
  return judgeMenu([...optionsOfBody(body)]);
}

/** The options of an API. A category that is unnamed, empty or not a list of options yields a report instead. */
function* optionsOfBody(body: object): Generator<FoundOption | RowReport> {
  for (const [key, rows] of Object.entries(body)) {
    const category = cleanLine(key, MAX_LINE);
    const place = category || 'una categoría sin nombre';
    if (!category || !Array.isArray(rows))
      yield { place, outcome: 'left out', remarks: ['no es una lista de opciones con nombre'] };
    else if (rows.length === 0) yield { place, outcome: 'hidden', remarks: ['no tiene opciones'] };
    else
      for (const [index, values] of rows.entries())
        yield { category, row: { place: `${category}[${index}]`, values } };
  }
}

/**
 * Parses the table of a menu.
 * @throws {ReadError} also if the first option has no category, because then somebody has sorted a table in which empty ones repeat the one
 * above
 */
export function parseMenuTable(text: string): Parsed<MenuCategory> {
  const { rows, summary } = readTable(text, menuColumns, 'title');
  return { ...judgeMenu([...optionsOfTable(rows)]), summary };
}

/** The options of a table. A hidden row yields a report instead; a row without a title yields nothing. */
function* optionsOfTable(rows: readonly TableRow[]): Generator<FoundOption | RowReport> {
  let category = '';
  for (const row of rows) {
    const { place, label, values, remarks } = row;
    const { category: typed = '', status: word = '' } = values;
    category = cleanLine(String(typed), MAX_LINE) || category;
    if (!label) continue;
    if (!category)
      throw new ReadError(`${place}: la primera opción no tiene categoría. ¿Ordenaste la planilla?`);
    const status = statusOf(String(word));
    if (status === 'hidden') yield { place, label, outcome: 'hidden', remarks: ['oculta'] };
    else {
      const unknown = `estado "${inShort(String(word))}": no se entiende, la opción se muestra`;
      yield { category, row: { ...row, remarks: status ? remarks : [...remarks, unknown] } };
    }
  }
}
