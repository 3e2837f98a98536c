import { plainName } from '@/lib/quotation/categories';
import { type Diet, dietAtStart, withIncluded } from '@/lib/quotation/diets';
import { oneNumber, readPeople } from '@/lib/quotation/people';

const none = /^([–—-]*|no|ningun[oa]?)\.?$/;
const noMinimum = /^([\s0–—-]*|sin minimo)\.?$/;

/** Whether a cell or field says that there is no minimum. */
export function statesNoMinimum(value: unknown): boolean {
  if (typeof value !== 'string') return value === 0;
  const words = plainName(value);
  return none.test(words) || noMinimum.test(words);
}

const beforeMinimum = /^(desde|a partir de|(mas|\+) de|al menos|min(imo)?\b\.?:?( de)?) ?/;
const behindMinimum = /\+(?!\d)| o mas\b| en adelante$| min(imo|\.)?$/;
const wholeNumber = /^(\d+)[.,]00?(?!\d)/;

/** The number of guests in `30`, `30 personas`, `mínimo 30`, `a partir de 30 pers.` or `30 o más`; undefined for anything else. */
export function minimumOf(value: number | string | undefined): number | undefined {
  const words = plainName(String(value ?? ''))
    .replace(beforeMinimum, '')
    .replace(behindMinimum, '');
  return oneNumber(
    readPeople(words.replace(wholeNumber, '$1').replace(/ (pers\.?|cubiertos)$/, ' personas')),
  );
}

/** The diets that these words name, and the words that name none. Vegan includes vegetarian. */
export function dietsOf(words: readonly string[]): { diets: Diet[]; unknown: string[] } {
  const plain = words.map(plainName);
  if (plain.every((word) => none.test(word))) return { diets: [], unknown: [] };
  const named = words.map((word, index) => ({ word, diets: dietsIn(plain[index] ?? '') }));
  return {
    diets: withIncluded(named.flatMap(({ diets }) => diets)),
    unknown: named.filter(({ diets }) => diets.length === 0).map(({ word }) => word),
  };
}

/** An emoji that Notion and people put before a word. One that denies the word is none: `❌ vegano`. */
const DECORATION = /^(?:(?![❌✖🚫⛔⚠])\p{Extended_Pictographic}\uFE0F? ?)+/u;

/** The diets in a plain `apto para celiacos` or `vegano sin tacc`; none if any word is unknown: `vegano no` declares nothing. */
function dietsIn(words: string): Diet[] {
  const found: Diet[] = [];
  let rest = words
    .replace(/\./g, '')
    .replace(/[\s-]+/g, ' ')
    .replace(DECORATION, '');
  while (rest) {
    const start = dietAtStart(rest.replace(/^(apt[oa]s? )?(para )?/, ''));
    if (!start) return [];
    found.push(start.diet);
    rest = start.rest;
  }
  return found;
}
