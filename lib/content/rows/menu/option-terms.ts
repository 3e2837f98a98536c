import { type Diet, dietAtStart, withIncluded } from '@/lib/menu/diets';
import { peopleText } from '@/lib/values/people';
import { plainName } from '@/lib/values/plain-name';

const none = /^([–—-]*|no|ningun[oa]?|sin minimo)\.?$/;

/** Whether a cell or field says that there is no minimum. */
export function statesNoMinimum(value: unknown): boolean {
  return Number(value) === 0 || none.test(plainName(String(value)));
}

const MOST_GUESTS = 1_000;

const beforeMinimum = '(?:(?:desde|a partir|al menos|mas|minimo|min|de|para)[.:]* *)*';

/** In `40 a 80`, what follows the minimum. */
const endOfSpan = '(?: ?(?:a|o|-|/|hasta) ?\\d+)?';

const behindMinimum =
  '(?:(?:p|px|pax|pers|personas?|invitad[oa]s?|comensal(?:es)?|cubiertos?|tarjetas?|adultos?|minimo|min|o mas|en adelante)[. ]*)*';

const minimumForm = new RegExp(`^${beforeMinimum}(\\d{1,3}|\\d\\.?\\d{3})${endOfSpan} ?${behindMinimum}$`);

/**
 * The number of guests in `30`, `40p`, `Mín. 30 px`, `a partir de 30 pers.` or `40 a 80`, of which 40 is the minimum. Anything else, such as
 * `treinta` or `$ 500.000`, is the text as typed.
 */
export function minimumOf(value: number | string | undefined): number | string | undefined {
  if (value === undefined || statesNoMinimum(value)) return undefined;
  const [, digits = ''] = minimumForm.exec(plainName(String(value))) ?? [];
  const guests = Number(digits.replace('.', ''));
  return guests > 0 && guests <= MOST_GUESTS ? guests : String(value);
}

/** `desde 30 personas`; `mínimo: treinta` for what is no number of guests. */
export function minimumText(minimum: number | string | undefined): string | undefined {
  if (minimum === undefined) return undefined;
  return typeof minimum === 'number' ? `desde ${peopleText(minimum)}` : `mínimo: ${minimum}`;
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

const shownWords = /^(|1|si|s|x|yes|visibles?|verdadero|true|(activ|mostrad)[oa]s?|disponibles?|[✓✔☑✅])$/;
const hiddenWords =
  /^(0|no|n|(ocult|agotad|pausad|fals|inactiv|suspendid)[oa]s?|en pausa|false|no (disponible|visible)s?|sin stock|[☐✗✘✖❌🚫])$/u;

/** What the cell `estado` says; undefined for an unknown word. */
export function statusOf(cell: string): 'shown' | 'hidden' | undefined {
  const word = plainName(cell).replace(/[.!]/g, '').trim();
  if (hiddenWords.test(word)) return 'hidden';
  return shownWords.test(word) ? 'shown' : undefined;
}
