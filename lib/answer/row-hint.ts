import type { OfferedOption } from '@/lib/quotation/offered-option';
import { formatPrice } from '@/lib/quotation/prices';
import { optionsOf } from './answer-to';
import type { ReadRow } from './sum';

/** A hint about a row's amount, in Spanish; empty if there is none. */
export function rowHint(row: ReadRow, offered: readonly OfferedOption[]): string {
  const typed = row.amount.trim();
  return [
    row.price === undefined && typed && `No entendemos "${typed}": va un importe en números, como 9.000.`,
    row.list && menuHint(row, offered),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the menu says now: a kept draft, or a page that was refreshed, may have other amounts. */
function menuHint({ title, list, price: amount }: ReadRow, offered: readonly OfferedOption[]): string {
  const [option, ...others] = optionsOf(title, list, offered);
  const other = others.find(({ price }) => price !== option?.price)?.price;
  if (other !== undefined) return `Hay otra opción con este título: ${formatPrice(other)}.`;
  if (!option) return 'Ya no está en el menú.';
  const isAnother = typeof option.price === 'number' && option.price !== amount;
  if (amount !== undefined && !isAnother) return '';
  return option.price === undefined
    ? 'En el menú no tiene precio.'
    : `En el menú: ${formatPrice(option.price)}.`;
}
