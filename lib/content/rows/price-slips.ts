import { cleanLine } from '@/lib/content/table/clean-text';
import type { CellReader, Note } from '@/lib/content/table/columns';
import { formatAmount, formatPrice, toCents } from '@/lib/quotation/prices';
import { leadingAmount, readPrice, wholeNumber } from './price-terms';

/** In pesos. No dish costs less. */
const LEAST = 100;

/**
 * Dishes cost thousands of pesos. A lower price with decimals comes from a spreadsheet that read the dot of `11.900` as a decimal point.
 */
const THOUSAND = 1_000;

/** A price below this share of the median price is probably in thousands. */
const LEAST_SHARE = 0.01;

/**
 * Finds prices that a spreadsheet with another locale has probably spoilt: it shows `11.900` as `11.9`. These are not shown, nor are prices
 * far below the median. Other suspiciously low prices are shown, with a note.
 * @param cells all prices of the table
 */
export function slipFinder(cells: readonly string[]): CellReader {
  const found = new Map(cells.map((cell) => [cell, amountIn(cell)]));
  const amounts = cells.flatMap((cell) => found.get(cell) ?? []);
  const isAnySpoilt = amounts.some(({ isSpoilt }) => isSpoilt);
  const leastLikely = median(amounts.map(({ meant }) => meant)) * LEAST_SHARE;
  return (cell, note) => {
    const { amount, isSpoilt } = found.get(cell) ?? {};
    if (amount === undefined) return cell;
    noteIfRounded(cell, amount, note);
    const question = () => `${cleanLine(cell, 40)}: ¿${formatAmount(toCents(amount * THOUSAND))}?`;
    if (isSpoilt || amount < (isAnySpoilt ? Math.max(leastLikely, LEAST) : leastLikely)) {
      note(`${question()} No se muestra`);
      return undefined;
    }
    if (amount < (isAnySpoilt ? THOUSAND : LEAST)) note(`${question()} Se muestra como está`);
    return cell;
  };
}

function noteIfRounded(cell: string, amount: number, note: Note): void {
  if (wholeNumber(cell) !== undefined)
    note(
      `${cleanLine(cell, 40)}: se lee ${formatPrice(amount)}, quizás redondeado: dale a la columna formato de número`,
    );
}

/** The amount in a cell, alone or after words such as `desde`, and the amount that is probably meant. Before other words only if it is spoilt. */
function amountIn(cell: string): { amount: number; isSpoilt: boolean; meant: number } | undefined {
  const text = cleanLine(cell, 100).replace(/^(desde|hasta|a partir de)\s+/i, '');
  const whole = readPrice(text)?.amount;
  const amount = whole ?? leadingAmount(text);
  if (amount === undefined) return undefined;
  // A spreadsheet with an Argentine locale writes whole pesos as `900,00`, a database as `900.0000`.
  const isSpoilt = amount < THOUSAND && /^\D*\d+(?:\.(?!0{4,}(?!\d))\d|,(?!0+(?!\d))\d)/.test(text);
  if (whole === undefined && !isSpoilt) return undefined;
  return { amount, isSpoilt, meant: isSpoilt ? amount * THOUSAND : amount };
}

/** The median; of two middle numbers, the greater one. */
function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
