import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const forms = [
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?=$|[T ,])/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?=$|[T ,])/,
];

/** The day, `yyyy-MM-dd`, in `14/05/2026`, `14-5-26` or `2026-05-14 10:22`. Undefined for other words, and for a day that does not exist. */
export function readWrittenDay(written: string): string | undefined {
  for (const form of forms) {
    const { day = '', month = '', year = '' } = form.exec(written.trim())?.groups ?? {};
    const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (year && isValid(parseISO(iso))) return iso;
  }
  return undefined;
}
