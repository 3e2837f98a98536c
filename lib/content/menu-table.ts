import { formatPrice } from '@/lib/quotation/prices';
import { isFormulaError, statusOf } from './cells';
import { cleanLine, decodeEntities } from './clean-text';
import { menuTable } from './columns';
import type { Report, RowReport } from './parse-rows';
import { readPrice } from './price-terms';
import { TableError } from './table-grid';
import { formulaError, type Row, readTable, type TableSummary } from './table-reader';
import { tableRow } from './table-row';

/** A price below this share of the median price is probably one whose dot was taken for decimals: 11.9 instead of 11.900. */
const LEAST_SHARE = 0.01;

/**
 * Makes of a menu's table what the API would send. Rows that name no option, or are hidden, are left out and reported.
 * @throws {TableError}
 */
export function menusOfTable(
  text: string,
  report: Report,
): { body: Map<string, object[]>; summary: TableSummary } {
  const { rows, summary } = readTable(text, menuTable);
  const leastPrice = median(rows.flatMap((row) => numberIn(row) ?? [])) * LEAST_SHARE;
  const body = new Map<string, object[]>();
  let category = '';
  let isAnyInvalid = false;
  for (const row of rows) {
    category = row.cell('categoría') || category;
    const leftOut = whyLeftOut(row, category);
    if (leftOut === undefined) {
      const options = body.get(category) ?? [];
      options.push(optionOf(row, leastPrice));
      body.set(category, options);
    } else if (leftOut !== 'blank') {
      isAnyInvalid ||= leftOut.fate === 'invalid';
      report({ place: `fila ${row.fila}`, label: row.cell('opción'), ...leftOut });
    }
  }
  if (isAnyInvalid && body.size === 0) throw new TableError('ninguna fila se puede mostrar');
  return { body, summary };
}

type LeftOut = Pick<RowReport, 'fate' | 'reasons' | 'remarks'>;

/** Why a row is no option of the menu; undefined where it is one. */
function whyLeftOut(row: Row, category: string): LeftOut | 'blank' | undefined {
  if (isHidden(row)) return { fate: 'empty', reasons: [], remarks: ['oculta'] };
  const title = row.cell('opción');
  if (title && category) return undefined;
  if (!title && !isStarted(row)) return 'blank';
  return { fate: 'invalid', reasons: [title ? 'sin categoría' : 'sin opción', ...row.notes] };
}

/** The option of a row as the API would send it. */
function optionOf(row: Row, leastPrice: number): object {
  const [food, starters, principal] = ['incluye', 'entradas', 'principal'].map((column) =>
    dishesIn(row, column),
  );
  return tableRow(
    {
      title: row.cell('opción'),
      price: priceIn(row, leastPrice),
      unit: row.cell('por'),
      minimum: row.cell('mínimo'),
      diets: dietWordsIn(row.cell('apto')),
      food,
      starters,
      principal,
    },
    row,
  );
}

/** The words of a cell such as `vegano, sin TACC` or `vegetariano y s/tacc`. */
function dietWordsIn(cell: string): string[] {
  return decodeEntities(cell)
    .split(/[\n;,+&]|\s[ye]\s|(?<!\bs)\//i)
    .map((word) => word.trim())
    .filter(Boolean);
}

function isHidden({ cell, notes }: Row): boolean {
  const status = statusOf(cell('estado'));
  if (!status) notes.push(`estado "${cleanLine(cell('estado'), 40)}": no se entiende, la opción se muestra`);
  return status === 'hidden';
}

const describing = ['precio', 'por', 'mínimo', 'apto', 'incluye', 'entradas', 'principal'];

/** Whether somebody has begun to describe an option. */
function isStarted({ cell, notes }: Row): boolean {
  return notes.length > 0 || describing.some((column) => cell(column));
}

function numberIn({ cell }: Row): number | undefined {
  const price = readPrice(cleanLine(cell('precio'), 100))?.price;
  return typeof price === 'number' ? price : undefined;
}

function priceIn(row: Row, leastPrice: number): string {
  const price = numberIn(row);
  const text = row.cell('precio');
  if (price === undefined || price >= leastPrice) return text;
  row.notes.push(`precio ${cleanLine(text, 40)}: ¿${formatPrice(price * 1_000).slice(1)}? No se muestra`);
  return '';
}

/** The dishes of a cell, one a line or separated by `;`. */
function dishesIn(row: Row, column: string): string[] {
  // The `;` of an entity separates nothing. None is left that the parser could decode once more.
  const lines = decodeEntities(row.cell(column)).split(/[\n;]/);
  return lines.flatMap((line) => {
    const dish = line.trim();
    if (!isFormulaError(dish)) return dish ? [dish] : [];
    row.notes.push(formulaError(column, dish));
    return [];
  });
}

/** The greater one of two in the middle. */
function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
