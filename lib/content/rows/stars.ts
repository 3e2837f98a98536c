/** No rating or day is longer. */
const MAX_STARS = 40;

const drawnStars = /^([★⭐🌟✭]{1,5})☆*(?:\(\d\))?$/u;
const countedStars = /^[★⭐]?(\d(?:[.,]\d{1,2})?)(?:(?:\/|de|sobre|outof)5)?(?:[★⭐]|estrellas?|stars?)?$/iu;

/** What a form writes behind a number of its scale: `5 - Excelente`. */
const LABEL_OF_SCALE = /^(\d) ?[-–—:=(] ?(?:muy |no )?\p{L}{4,12}\)?$/iu;

/** The number of stars in `4,5`, `5/5`, `5 ★`, `★★★★☆` or `5 estrellas`, as an API writes it; undefined for anything else. */
export function starsOf(cell: string): string | undefined {
  const text = cell
    .slice(0, MAX_STARS)
    .replace(LABEL_OF_SCALE, '$1')
    .replace(/\s|\uFE0F/g, '');
  const [, drawn] = drawnStars.exec(text) ?? [];
  if (drawn) return String([...drawn].length);
  return countedStars.exec(text)?.[1]?.replace(',', '.');
}

/** `5/5` after a spreadsheet has made it a date: `05-may`, `5/5/2026`, `5 de mayo`, or the serial number of that day, counted from 1900. */
const dayInPlaceOfStars =
  /^(\d{1,2}[-/. ](de )?(\d{1,2}|\p{L}{3,})\.?([-/. ](de )?\d{2,4})?|\p{L}{3,}[-/. ]\d{1,2}|\d{4}-\d{2}-\d{2}.*|[34]\d{4}([.,]\d+)?)$/u;

/** Whether a cell for stars holds a date. */
export function isDayOfStars(cell: string): boolean {
  return starsOf(cell) === undefined && dayInPlaceOfStars.test(cell.slice(0, MAX_STARS));
}
