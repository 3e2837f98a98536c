import { formatPrice } from '@/lib/quotation/prices';
import { cleanLine } from './clean-text';
import { readPrice } from './price-terms';
import type { CellReader } from './table/columns';

/** No dish costs less, in pesos. */
const LEAST = 100;

/** Thousands of pesos are what a dish costs: decimals below are those of a spreadsheet that took the dot of `11.900` for them. */
const THOUSAND = 1_000;

/** A price below this share of the median price is probably in thousands. */
const LEAST_SHARE = 0.01;

/**
 * Finds prices that a spreadsheet of another country has probably spoilt: it shows `11.900` as `11.9`. Those are not shown; others that are
 * suspiciously low are named.
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
    const question = `${cleanLine(cell, 40)}: ¿${formatPrice(amount * THOUSAND).slice(1)}?`;
    if (isSpoilt || amount < leastLikely) {
      note(`${question} No se muestra`);
      return undefined;
    }
    if (amount < (isAnySpoilt ? THOUSAND : LEAST)) note(`${question} Se muestra como está`);
    return cell;
  };
}

/** The amount that a cell states, alone or after `desde`, and the one that is probably meant. */
function amountIn(cell: string): { amount: number; isSpoilt: boolean; meant: number } | undefined {
  const text = cleanLine(cell, 100).replace(/^(desde|hasta|a partir de)\s+/i, '');
  const amount = readPrice(text)?.amount;
  if (amount === undefined) return undefined;
  // `900,00` is how a spreadsheet of ours writes whole pesos.
  const isSpoilt = amount < THOUSAND && /\d\.\d|\d,(?!00?(?!\d))\d/.test(text);
  return { amount, isSpoilt, meant: isSpoilt ? amount * THOUSAND : amount };
}

/** The greater one of two in the middle. */
function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
