import { plainName } from '@/lib/quotation/categories';
import type { Diet } from '@/lib/quotation/diets';
import { parseCount } from '@/lib/quotation/people-count';
import { formatPrice, type Price, type PriceUnit } from '@/lib/quotation/prices';

const personWords = /^(personas?|invitad[oa]s?|cubiertos?|comensal(es)?|person|)$/;
const eventWords = /^(eventos?|fiestas?|event)$/;

const beforeUnit = /^(por|x|c\/|cada)\s+/;

/** What `persona`, `por evento` or nothing says that a price is for; undefined for other words. */
export function unitOf(words: string): PriceUnit | undefined {
  const word = plainName(unitWord(words));
  if (personWords.test(word)) return 'person';
  return eventWords.test(word) ? 'event' : undefined;
}

/** A price per anything else becomes text: visitors see it, and no sum includes it. */
export function pricePer(
  words: string,
  price: Price | undefined,
): { price: Price | undefined; unit: PriceUnit } {
  const unit = unitOf(words);
  if (unit || price === undefined) return { price, unit: unit ?? 'person' };
  return { price: `${formatPrice(price)} por ${unitWord(words)}`, unit: 'person' };
}

/** The unit without the words before it, in lower case with its accents. */
function unitWord(words: string): string {
  return words.trim().toLowerCase().replace(beforeUnit, '');
}

/** Whether a cell or field says that there is no minimum. */
export function statesNoMinimum(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && /^[\s0–—-]*$/.test(value));
}

/** The guests of `30`, `30 personas`, `mínimo 30` or `desde 30`; undefined for anything else. */
export function minimumOf(value: number | string): number | undefined {
  return parseCount(plainName(String(value)).replace(/^(desde|min(imo)?\b\.?:?)\s*/, ''));
}

const dietWords: [words: RegExp, diet: Diet][] = [
  [/^(vegetarian[oa]s?|vegetarian|veggies?)$/, 'vegetarian'],
  [/^(vegan[oa]s?|vegan)$/, 'vegan'],
  [/^((sin|libre de) (tacc|gluten)|s\/ ?tacc|gluten ?free|celiac[oa]s?)$/, 'glutenFree'],
];

/** The diets that these words name, and the words that name none. What is vegan is vegetarian too. */
export function dietsOf(words: readonly string[]): { diets: Diet[]; unknown: string[] } {
  const named = words.map((word) => ({ word, diet: dietOf(word) }));
  const found = new Set(named.map(({ diet }) => diet));
  if (found.has('vegan')) found.add('vegetarian');
  return {
    diets: dietWords.map(([, diet]) => diet).filter((diet) => found.has(diet)),
    unknown: named.filter(({ diet }) => !diet).map(({ word }) => word),
  };
}

function dietOf(word: string): Diet | undefined {
  const plain = plainName(word)
    .replace(/\./g, '')
    .replace(/^(apt[oa]s?|para) /, '')
    .replace(/[\s-]+/g, ' ');
  return dietWords.find(([words]) => words.test(plain))?.[1];
}
