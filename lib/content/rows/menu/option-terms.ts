import { type Diet, dietAtStart, withIncluded } from '@/lib/menu/diets';
import { oneNumber, readPeople } from '@/lib/values/people';
import { plainName } from '@/lib/values/plain-name';

const none = /^([–—-]*|no|ningun[oa]?|sin minimo)\.?$/;

/** Whether a cell or field says that there is no minimum. */
export function statesNoMinimum(value: unknown): boolean {
  return Number(value) === 0 || none.test(plainName(String(value)));
}

const beforeMinimum = /^(desde|a partir de|mas de|al menos|min(imo)?\.?:?( de)?) /;
const behindMinimum = / (o mas|en adelante|min(imo|\.)?)$/;

/** The number of guests in `30`, `30 personas`, `mínimo 30`, `a partir de 30 pers.` or `30 o más`; undefined for anything else. */
export function minimumOf(value: number | string | undefined): number | undefined {
  const words = plainName(String(value ?? ''))
    .replace(beforeMinimum, '')
    .replace(behindMinimum, '')
    .replace(/ (pers\.?|cubiertos)$/, ' personas');
  return oneNumber(readPeople(words));
}

/** The diets that these words name, and the words that name none. Vegan includes vegetarian. */
export function dietsOf(words: readonly string[]): { diets: Diet[]; unknown: string[] } {
  const named = words
    .filter((word) => !none.test(plainName(word)))
    .map((word) => ({ word, diets: dietsIn(plainName(word)) }));
  return {
    diets: withIncluded(named.flatMap(({ diets }) => diets)),
    unknown: named.filter(({ diets }) => diets.length === 0).map(({ word }) => word),
  };
}

/** The diets in a plain `apto para celiacos` or `vegano sin tacc`; none if any word is unknown: `vegano no` declares nothing. */
function dietsIn(words: string): Diet[] {
  const found: Diet[] = [];
  let rest = words.replace(/\./g, '').replace(/[\s-]+/g, ' ');
  while (rest) {
    const start = dietAtStart(rest.replace(/^(apt[oa]s? )?(para )?/, ''));
    if (!start) return [];
    found.push(start.diet);
    rest = start.rest;
  }
  return found;
}
