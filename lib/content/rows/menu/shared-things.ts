import { plainName } from '@/lib/values/plain-name';

/**
 * What a whole party shares, in the singular: an option is no main if its title or its category begins with one of these, in the singular
 * or the plural. `mesas` has no singular here: a `Mesa de pastas` is a main.
 */
const sharedThings = `
  recepción, picada, tabla, mesa dulce, torta, barra, trago, café, trasnoche, fin de fiesta, candy bar, souvenir, vino, cerveza, gaseosa,
  brindis, adicional, extra, vajilla, mantelería, mesas, silla, living, carpa, mobiliario, decoración, descartable, hielo, alquiler, flete,
  traslado, sonido, iluminación, DJ, mozo, moza, camarera, bartender, personal`;

/** `mesas? dulces?` of `mesa dulce`. */
const oneOrSeveral = (words: string) => plainName(words).replace(/(?<![s ])(?= |$)/g, '(?:e?s)?');

const atStart = new RegExp(`^(?:${sharedThings.split(',').map(oneOrSeveral).join('|')})(?![\\p{L}\\d])`, 'u');

/** Whether a title or a category names what a whole party shares. */
export function isShared(name: string): boolean {
  return atStart.test(withoutDecoration(name).replace(/^servicios? de /, ''));
}

const ownMenu = /^(?:menu )?(?:infantil(?:es)?|kids|(?:para |de )(?:los )?(?:chicos|ninos))(?!\p{L})/u;

/** Whether a title or a category names a menu of the children's own. */
export function isForChildren(name: string): boolean {
  return ownMenu.test(withoutDecoration(name));
}

/** `barra libre` for `🍸 2. Barra libre`. */
function withoutDecoration(name: string): string {
  return plainName(name).replace(/^[^\p{L}]+/u, '');
}
