import { listOfCategory, plainName } from '@/lib/quotation/categories';

/** Words of sections whose options probably belong beside the mains, and the section's name that puts them there. */
const hints: readonly [words: RegExp, section: string][] = [
  [
    /\b(bebida|vino|trago|cerveza|gaseosa|jugo|licuado|cafe|cafeteria|infusion|cocktail|coctel)(e?s)?\b/,
    'Bebidas',
  ],
  [/\b(postre|torta|dulce|helado|reposteria|pasteleria|candy)s?\b/, 'Postres'],
  [/\b(entrada|picada|bocadito|bocado|canape|fiambre|copetin|tapeo|finger)s?\b/, 'Entradas'],
];

/** Words of sections that are whole menus, whatever else they name. */
const wholeMenu =
  /\b(menus?|platos?|principal(es)?|promo(cion(es)?)?|combos?|paquetes?|desayunos?|meriendas?|brunch)\b/;

/** The section that a category's options probably belong to, though its name does not put them there: `Bebidas` for `Vinos`. */
export function likelySection(category: string): string | undefined {
  const name = plainName(category);
  if (listOfCategory(category) !== 'menu' || wholeMenu.test(name)) return undefined;
  return hints.find(([words]) => words.test(name))?.[1];
}
