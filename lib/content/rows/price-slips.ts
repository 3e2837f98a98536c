import { cleanLine, inShort } from '@/lib/content/table/clean-text';
import { formatAmount, formatPrice, toCents } from '@/lib/quotation/prices';
import { leadingAmount, type StatedPrice, wholeNumber } from './price-terms';
import { quote } from './row-report';

/** In pesos. Nothing costs less. */
export const LEAST_PRICE = 100;

/**
 * Dishes cost thousands of pesos. A lower price with decimals comes from a spreadsheet that read the dot of `11.900` as a decimal point.
 */
const THOUSAND = 1_000;

/** A price below this share of the median price is probably in thousands. */
const LEAST_SHARE = 0.01;

/** Whether a price is shown, and what is said about it, in Spanish. */
type Verdict = { isShown: boolean; notes: string[] };

/**
 * Finds prices that a spreadsheet with another locale has probably spoilt: it shows `11.900` as `11.9`. These are not shown, nor are prices
 * far below the median. Other suspiciously low prices are shown, with a note.
 * @param prices all prices of the table
 * @returns judges one of them, which may stand in a row whose cells are in the wrong columns
 */
export function slipFinder(
  prices: readonly StatedPrice[],
): (price: StatedPrice, isShifted?: boolean) => Verdict {
  const found = new Map(prices.map((price) => [price, amountIn(price)]));
  const amounts = [...found.values()].filter((amount) => amount !== undefined);
  const isAnySpoilt = amounts.some(({ isSpoilt }) => isSpoilt);
  const leastLikely = median(amounts.map(({ meant }) => meant)) * LEAST_SHARE;
  const least = isAnySpoilt ? Math.max(leastLikely, LEAST_PRICE) : leastLikely;
  const leastUsual = isAnySpoilt ? THOUSAND : LEAST_PRICE;
  return (price, isShifted) => {
    // Only an amount of thousands is a price: `11,900` may have become `11`.
    if (isShifted && (price.amount ?? 0) < THOUSAND)
      return {
        isShown: false,
        notes: [`precio ${quote(price.typed)}: quizás está corrido de columna, no se muestra`],
      };
    const { amount, isSpoilt } = found.get(price) ?? {};
    if (amount === undefined) return { isShown: true, notes: [] };
    const notes = roundingOf(price.typed, amount);
    const isShown = !isSpoilt && amount >= least;
    if (!isShown || amount < leastUsual)
      notes.push(
        `precio ${inShort(price.typed)}: ¿${formatAmount(toCents(amount * THOUSAND))}? ${isShown ? 'Se muestra como está' : 'No se muestra'}`,
      );
    return { isShown, notes };
  };
}

function roundingOf(typed: string, amount: number): string[] {
  if (wholeNumber(typed) === undefined) return [];
  return [
    `precio ${inShort(typed)}: se lee ${formatPrice(amount)}, quizás redondeado: dale a la columna formato de número`,
  ];
}

/** The amount of a price, alone or after words such as `desde`, and the amount that is probably meant. Before other words only if it is spoilt. */
function amountIn(price: StatedPrice): { amount: number; isSpoilt: boolean; meant: number } | undefined {
  const text = cleanLine(price.typed, 100).replace(/^(desde|hasta|a partir de)\s+/i, '');
  const amount = price.amount ?? leadingAmount(text);
  if (amount === undefined) return undefined;
  // A spreadsheet with an Argentine locale writes whole pesos as `900,00`, a database as `900.0000`.
  const isSpoilt = amount < THOUSAND && /^\D*\d+(?:\.(?!0{4,}(?!\d))\d|,(?!0+(?!\d))\d)/.test(text);
  const isAlone = price.amount !== undefined || /^[$\s]*[\d.,]+$/.test(text);
  if (!isAlone && !isSpoilt) return undefined;
  return { amount, isSpoilt, meant: isSpoilt ? amount * THOUSAND : amount };
}

/** The median; of two middle numbers, the greater one. */
function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
