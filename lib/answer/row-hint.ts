import type { OfferedOption } from '@/lib/quotation/offered-option';
import { formatPrice } from '@/lib/quotation/prices';
import { type AnswerRow, optionsOf } from './answer';
import { amountOf } from './sum';

/** A hint about a row's amount, in Spanish; empty if there is none. */
export function rowHint(row: AnswerRow, offered: readonly OfferedOption[]): string {
  const isPriced = amountOf(row.amount) !== undefined;
  const typed = row.amount.trim();
  return [
    !isPriced && typed && `No entendemos "${typed}": va un importe en números, como 9.000.`,
    row.list && menuHint(row, offered, isPriced),
  ]
    .filter(Boolean)
    .join(' ');
}

function menuHint(row: AnswerRow, offered: readonly OfferedOption[], isPriced: boolean): string {
  const [option, ...others] = optionsOf(row.title, row.list, offered);
  const other = others.find(({ price }) => price !== option?.price)?.price;
  if (other !== undefined) return `Hay otra opción con este título: ${formatPrice(other)}.`;
  if (isPriced) return '';
  if (!option) return 'Ya no está en el menú.';
  return option.price === undefined
    ? 'En el menú no tiene precio.'
    : `En el menú: ${formatPrice(option.price)}.`;
}
