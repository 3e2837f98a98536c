import { plainName } from './plain-name';

/** A day, `yyyy-MM-dd`, or an hour, `HH:mm`, and whether the text says nothing else. */
type Read = { text: string; isWhole: boolean };

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'se', 'oct', 'nov', 'dic'];

/** `12/12/2026`, `12-12-26`, `12.12.2026`; `2026-12-12`; `12 de diciembre de 2026`, `12 dic 2026`. */
const DAY =
  /(?<![\d/.-])(?:(?<day>\d{1,2}) ?[-/.] ?(?<month>\d{1,2}) ?[-/.] ?(?<year>\d{4}|\d{2})|(?<isoYear>\d{4})[-/](?<isoMonth>\d{1,2})[-/](?<isoDay>\d{1,2})|(?<inMonth>\d{1,2})(?:ro|ero|°|º)?[ -]?(?:de )?(?<name>ene|feb|mar|abr|may|jun|jul|ago|set?|oct|nov|dic)[a-z]{0,7}\.?,?[ -]?(?:del? )?(?<yearOfName>\d{4}|\d{2}))(?![\d/])/g;

/** What may stand beside a day without saying more: its weekday, and what the field of a request says of it. */
const BESIDE_DAY =
  /\b(?:el|dia|fecha|es|hoy|(?:lun|mar|mie|jue|vie|sab|dom)[a-z]{0,6}|faltan? \d{1,4} dias?)\b|[^\p{L}\d]+/gu;

/**
 * Reads a day as people write it: `sábado 12/12/2026`, `12 de diciembre de 2026`. Undefined without a year, for several days, and for one that
 * does not exist.
 */
export function readWrittenDay(written: string): Read | undefined {
  const text = plainName(written);
  const [found, ...others] = text.matchAll(DAY);
  if (!found || others.length > 0 || /\d/.test(text.slice(0, found.index))) return undefined;
  const { day, month, year, isoYear, isoMonth, isoDay, inMonth, name = '', yearOfName } = found.groups ?? {};
  const monthOfName = MONTHS.findIndex((start) => name.startsWith(start)) + 1;
  const parts = [month ?? isoMonth ?? monthOfName, day ?? isoDay ?? inMonth].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  const iso = [`${year ?? isoYear ?? yearOfName}`.padStart(4, '20'), ...parts].join('-');
  const rest = text.replace(found[0], ' ').replace(BESIDE_DAY, '');
  return exists(iso) ? { text: iso, isWhole: rest === '' } : undefined;
}

function exists(isoDay: string): boolean {
  const time = Date.parse(isoDay);
  // Some engines read 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === isoDay;
}

/** `21`, `21:30`, `21.30 hs`, `a las 9 pm`, `9 de la noche`; then anything else. */
const HOUR =
  /^(?:a |desde |tipo |para )?(?:eso de )?(?:las? )?(\d{1,2})(?: ?[:.h] ?([0-5]\d))?(?! ?[\d:/])(?: ?(?:horas|hora|hs|h)\b)?\.?(?: ?([ap])\.? ?m\b\.?| de la (manana|tarde|noche|madrugada))?(.*)$/;

/** Reads an hour as people write it. Undefined for words such as `a la noche`. */
export function readWrittenHour(written: string): Read | undefined {
  const text = plainName(written.replace(/[*_]/g, ''));
  const noon = ['medianoche', 'mediodia'].indexOf(text.replace(/^(?:al?|el|la) /, ''));
  if (noon >= 0) return { text: noon ? '12:00' : '00:00', isWhole: true };
  const [, hours, minutes = '00', half = '', partOfDay = '', rest = ''] = HOUR.exec(text) ?? [];
  const hour = hours === undefined ? 24 : hourOf(Number(hours), half || partOfDay);
  if (hour > 23) return undefined;
  return { text: `${String(hour).padStart(2, '0')}:${minutes}`, isWhole: !/[\p{L}\d]/u.test(rest) };
}

/** @param half `a` or `p` as in `am` and `pm`, or a part of the day; empty for an hour from 0 to 23 */
function hourOf(hour: number, half: string): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return hour;
  const isLate = half === 'p' || half === 'tarde' || (half === 'noche' && hour > 5 && hour < 12);
  return (hour % 12) + (isLate ? 12 : 0);
}
