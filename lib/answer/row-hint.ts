import type { OfferedOption } from '@/lib/menu/offered-option';
import { formatPrice } from '@/lib/values/prices';
import { optionsOf } from './answer-to';
import type { ReadRow } from './sum';

/** Why a row has no amount, in Spanish; empty if it has one. */
export function rowHint(row: ReadRow, offered: readonly OfferedOption[]): string {
  const { price, amount, list, title } = row;
  if (price !== undefined) return '';
  const typed = amount.trim();
  return [
    typed && `No entendemos "${typed}": va un importe en números, como 9.000.`,
    list && menuHint(optionsOf(title, list, offered)),
  ]
    .filter(Boolean)
    .join(' ');
}

function menuHint([option, ...others]: readonly OfferedOption[]): string {
  if (!option) return 'No lo encontramos en el menú.';
  if (others.length > 0) {
    const all = [option, ...others].map(({ category, price }) => `${category}, ${menuPriceText(price)}`);
    return `En el menú hay ${all.length}: ${all.join('; ')}.`;
  }
  return `En el menú: ${menuPriceText(option.price)}.`;
}

function menuPriceText(price: OfferedOption['price']): string {
  return price === undefined ? 'sin precio' : formatPrice(price);
}
