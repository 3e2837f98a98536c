import { withoutInvisible } from '@/lib/content/clean-text';
import { plainName } from '@/lib/quotation/categories';

/** How much of a cell is read: twice the longest review, which Google may have translated, and more dishes than are shown. */
export const MAX_CELL = 15_000;

/** What a cell holds, without blanks around it and characters that nobody sees. */
export function cellText(cell = ''): string {
  return withoutInvisible(cell.slice(0, MAX_CELL)).trim();
}

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
];

/** Whether a spreadsheet shows this in place of what a formula could not give, or has not given yet. */
export function isFormulaError(text: string): boolean {
  return formulaErrors.some((error) => error.test(text));
}

/** Whether a text was decoded as another encoding than its own before it came here: `Men\uFFFD`, `MenÃº`. */
export function isGarbled(text: string): boolean {
  return /\uFFFD|[ÃÂ][\u0080-\u00BF]/.test(text);
}

const shownWords = /^(|si|visible|verdadero|true)$/;
const hiddenWords = /^(no|(ocult|agotad|pausad|fals)[oa]s?|false)$/;

/** What the cell `estado` says; undefined where it is another word. */
export function statusOf(cell: string): 'shown' | 'hidden' | undefined {
  const word = plainName(cell).replace(/[.!]/g, '').trim();
  if (hiddenWords.test(word)) return 'hidden';
  return shownWords.test(word) ? 'shown' : undefined;
}

/** The stars of `4,5`, `5/5`, `★★★★☆` or `5 estrellas`, as an API writes them; undefined for anything else. */
export function starsOf(cell: string): string | undefined {
  const drawn = /^([★⭐]{1,5})\uFE0F?☆*$/u.exec(cell)?.[1];
  if (drawn) return String([...drawn].length);
  return /^(\d(?:[.,]\d+)?)(?:\s*\/\s*5|\s*estrellas?)?$/i.exec(cell)?.[1]?.replace(',', '.');
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
