import { withoutInvisible } from '@/lib/content/clean-text';
import { plainName } from '@/lib/quotation/categories';

/** How much of a cell is read: twice the longest review, which Google may have translated, and more dishes than are shown. */
export const MAX_CELL = 15_000;

/** No rating, and no day, is longer. */
const MAX_STARS = 40;

/** What a cell holds, without blanks around it and characters that nobody sees. */
export function cellText(cell = ''): string {
  return withoutInvisible(cell.slice(0, MAX_CELL)).trim();
}

/** No error is longer, but for `###` as wide as its column. */
const MAX_ERROR = 60;

const formulaErrors = [
  // #REF!, #¡VALOR!, #¿NOMBRE?, #DIV/0! and all of their kind. In capitals alone: a text may begin with # too.
  /^#[¡¿]?[\p{Lu}\d/_ ]{2,20}[!?]$/u,
  /^#N\/[AD]$/,
  /^#(GETTING|OBTENIENDO)_[A-Z_]+$/,
  // What does not fit into its column.
  /^#+$/,
  // LibreOffice
  /^Err:\d{3}$/,
  /^(Loading|Cargando|Calculating|Calculando)(\.{3}|…)$/i,
  // What programs export where there is no value.
  /^(null|undefined|nan|\[object Object\])$/i,
];

/** Whether a spreadsheet or a program writes this in place of a value that it does not have. */
export function isFormulaError(text: string): boolean {
  return text.length <= MAX_ERROR && formulaErrors.some((error) => error.test(text));
}

/** What Windows-1252 shows for the bytes 0x80 to 0xBF, which in UTF-8 follow a first one. Five of them stand for nothing there. */
const continuation = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** UTF-8 that was read as Windows-1252, as Mac OS Roman or as code page 850: `MenÃº`, `Men√∫`, `Men├║`. */
const garbled = new RegExp(
  `\\uFFFD|[ÃÂ]${continuation}|â${continuation}|ï[¸»¿¼½]|ðŸ|(?<!\\p{L})Ã(?=\\p{Ll})|√(?=[^\\s\\d])|‚Ä|[├┬](?=[^\\s─])`,
  'u',
);

/** What one of them begins with. */
const suspect = /[ÃÂâïð√‚├┬\uFFFD]/;

/** Whether a text was decoded as another encoding than its own before it came here. */
export function isGarbled(text: string): boolean {
  return suspect.test(text) && garbled.test(text);
}

const shownWords = /^(|si|visible|verdadero|true)$/;
const hiddenWords = /^(no|(ocult|agotad|pausad|fals)[oa]s?|false)$/;

/** What the cell `estado` says; undefined where it is another word. */
export function statusOf(cell: string): 'shown' | 'hidden' | undefined {
  const word = plainName(cell.replace(/\p{Cf}/gu, ''))
    .replace(/[.!]/g, '')
    .trim();
  if (hiddenWords.test(word)) return 'hidden';
  return shownWords.test(word) ? 'shown' : undefined;
}

const drawnStars = /^[★⭐🌟✭]{1,5}☆*$/u;
const countedStars = /^[★⭐]?(\d(?:[.,]\d{1,2})?)(?:(?:\/|de)5)?(?:[★⭐]|estrellas?|stars?)?$/iu;

/** The stars of `4,5`, `5/5`, `5 ★`, `★★★★☆` or `5 estrellas`, as an API writes them; undefined for anything else. */
export function starsOf(cell: string): string | undefined {
  const text = cell.slice(0, MAX_STARS).replace(/\s|\uFE0F/g, '');
  if (drawnStars.test(text)) return String([...text.replaceAll('☆', '')].length);
  return countedStars.exec(text)?.[1]?.replace(',', '.');
}

/** `5/5` as a spreadsheet takes it for a day: `05-may`, `5/5/2026`, `5 de mayo`, or the number of that day, counted from 1900. */
const dayInPlaceOfStars =
  /^(\d{1,2}[-/. ](de )?(\d{1,2}|\p{L}{3,})\.?([-/. ](de )?\d{2,4})?|\d{4}-\d{2}-\d{2}.*|[34]\d{4})$/u;

/** Whether a day stands where stars belong. */
export function isDayOfStars(cell: string): boolean {
  return starsOf(cell) === undefined && dayInPlaceOfStars.test(cell.slice(0, MAX_STARS));
}

/** Day, month and year as a cell states them; a time after them is cut. */
type StatedDay = { first: number; second: number; year: number };

/** Whether a column writes the month first: some month in it would be over 12 otherwise. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const days = cells.flatMap((cell) => dayWithSlashes(cell) ?? []);
  return days.some(({ second }) => second > 12) && !days.some(({ first }) => first > 12);
}

/** The day of `2026-05-14`, `14/05/2026`, `14-5-26` or `14.05.2026 10:22`, as `yyyy-MM-dd`; undefined for anything else. */
export function dayOf(cell: string, monthFirst: boolean): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ,])/.exec(cell) ?? [];
  if (year) return isoDay(Number(year), Number(month), Number(day));
  const stated = dayWithSlashes(cell);
  if (!stated) return undefined;
  const { first, second } = stated;
  return monthFirst ? isoDay(stated.year, first, second) : isoDay(stated.year, second, first);
}

function dayWithSlashes(cell: string): StatedDay | undefined {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?=$|[T ,])/.exec(cell)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [first = 0, second = 0, year = 0] = parts;
  return { first, second, year: year < 100 ? 2000 + year : year };
}

function isoDay(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
