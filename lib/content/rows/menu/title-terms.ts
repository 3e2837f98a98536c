import { plainName } from '@/lib/values/plain-name';

/**
 * What a whole party shares, in the singular: an option that is not the children's is no main if its title or its category begins with one of
 * these, in the singular or the plural. `mesas` has no singular here: a `Mesa de pastas` is a main.
 */
const sharedThings = `
  recepción, picada, tabla, mesa dulce, torta, barra, trago, café, trasnoche, fin de fiesta, candy bar, souvenir, vino, cerveza, gaseosa,
  brindis, adicional, extra, vajilla, mantelería, mesas, silla, living, carpa, mobiliario, decoración, descartable, hielo, alquiler, flete,
  traslado, sonido, iluminación, DJ, mozo, moza, camarera, bartender, personal`;

/** A pattern for words in the singular or the plural: `mesa(?:e?s)? dulce(?:e?s)?` of `mesa dulce`. */
const oneOrSeveral = (words: string) => plainName(words).replace(/(?<![s ])(?= |$)/g, '(?:e?s)?');

const sharedAtStart = new RegExp(
  `^(?:${sharedThings.split(',').map(oneOrSeveral).join('|')})(?![\\p{L}\\d])`,
  'u',
);

/** Whether a title or a category names what a whole party shares. */
export function isShared(name: string): boolean {
  return sharedAtStart.test(withoutDecoration(name).replace(/^servicios? de /, ''));
}

const childrensMain = /^(?:menu )?(?:infantil(?:es)?|kids|(?:para |de )(?:los )?(?:chicos|ninos))(?!\p{L})/u;

/** Whether a title or a category names a main of the children's own. */
export function isForChildren(name: string): boolean {
  return childrensMain.test(withoutDecoration(name));
}

/** `barra libre` for `🍸 2. Barra libre`. */
function withoutDecoration(name: string): string {
  return plainName(name).replace(/^[^\p{L}]+/u, '');
}

const thing = '(?:docenas?|bandejas?|botellas?|kilos?|kg|litros?|unidad(?:es)?|piezas?|latas?|cajas?)';

/** `docena de empanadas`, `media docena`, `8 porciones de torta`. */
const sizeAtStart = new RegExp(
  `^(?:(?:por|x|la|el|cada|medi[ao]|\\d+(?:[.,/]\\d+)?) )*${thing}(?!\\p{L})|^\\d+ (?:porciones|${thing})(?!\\p{L})`,
  'u',
);

/** `empanadas por docena`, `torta 8 porciones`, `chips x 24 u.`, `picada para 10 personas`; not `pizza libre x 2 horas`. */
const sizeAtEnd = new RegExp(
  `(?<!\\p{L})(?:${thing}|c/ ?u|cada un[oa]|\\d+ ?(?:porciones|u)|(?:x|para) ?\\d+(?: ?[a/-] ?\\d+)?(?: ?(?:u|un|unid|unidades|porciones|personas|pers|pax))?)\\.?$`,
  'u',
);

/** What stands in brackets or behind a dash says it too. */
const betweenParts = /\s[-–—]\s|[()]/;

/**
 * Whether a title, a price or the column `por` names a size, of which nobody knows how many there will be: `Empanadas (docena)`,
 * `Sándwiches - bandeja de 48`, `Picada para 10`, `1.200 c/u`. Within other words it is part of a dinner: `Asado con botella de vino`,
 * `Brunch para 10 o más`.
 */
export function namesSize(text: string): boolean {
  const parts = plainName(text).split(betweenParts);
  return parts.some((part) => sizeAtStart.test(part.trim()) || sizeAtEnd.test(part.trim()));
}
