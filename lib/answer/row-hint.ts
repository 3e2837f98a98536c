import type { RequestOption } from '@/lib/menu/request-option';
import { formatPrice } from '@/lib/values/prices';
import type { AnswerRow } from './answer';
import { optionsOf } from './answer-to';

/** Why a row has no amount, in Spanish; empty if it has one, which `read` knows. */
export function rowHint(
  { title, list, amount }: AnswerRow,
  read: RequestOption,
  offered: readonly RequestOption[],
): string {
  if (read.price !== undefined) return '';
  const typed = amount.trim();
  return [
    typed && `No entendemos "${typed}": va un importe en números, como 9.000.`,
    list && menuHint(optionsOf(title, list, offered)),
  ]
    .filter(Boolean)
    .join(' ');
}

function menuHint([option, ...others]: readonly RequestOption[]): string {
  if (!option) return 'No lo encontramos en el menú.';
  if (others.length > 0) {
    const all = [option, ...others].map(({ category, price }) => `${category}, ${menuPriceText(price)}`);
    return `En el menú hay ${all.length}: ${all.join('; ')}.`;
  }
  return `En el menú: ${menuPriceText(option.price)}.`;
}

function menuPriceText(price: RequestOption['price']): string {
  return price === undefined ? 'sin precio' : formatPrice(price);
}
