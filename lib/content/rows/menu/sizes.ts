import { plainName } from '@/lib/values/plain-name';

const thing = '(?:docenas?|bandejas?|botellas?|kilos?|kg|litros?|unidad(?:es)?|piezas?|latas?|cajas?)';

/** `docena de empanadas`, `media docena`, `8 porciones de torta`. */
const atStart = new RegExp(
  `^(?:(?:por|x|la|el|cada|medi[ao]|\\d+(?:[.,/]\\d+)?) )*${thing}(?!\\p{L})|^\\d+ (?:porciones|${thing})(?!\\p{L})`,
  'u',
);

/** `empanadas por docena`, `torta 8 porciones`, `chips x 24 u.`, `picada para 10 personas`; not `pizza libre x 2 horas`. */
const atEnd = new RegExp(
  `(?<!\\p{L})(?:${thing}|c/ ?u|cada un[oa]|\\d+ ?(?:porciones|u)|(?:x|para) ?\\d+(?: ?[a/-] ?\\d+)?(?: ?(?:u|un|unid|unidades|porciones|personas|pers|pax))?)\\.?$`,
  'u',
);

/** What stands in brackets or behind a dash says it too. */
const betweenParts = /\s[-–—]\s|[()]/;

/**
 * Whether a title, a price or the column `por` names a size, which is none for each guest: `Empanadas (docena)`, `Sándwiches - bandeja de
 * 48`, `Picada para 10`, `1.200 c/u`. Within other words it is part of a dinner: `Asado con botella de vino`, `Brunch para 10 o más`.
 */
export function namesSize(text: string): boolean {
  const parts = plainName(text).split(betweenParts);
  return parts.some((part) => atStart.test(part.trim()) || atEnd.test(part.trim()));
}
