import { type OpeningHours, type Weekday, week } from '@/lib/values/opening-hours';
import { plainName } from '@/lib/values/plain-name';

/** The letters that stand for the days of the week. */
const LETTERS = 'abcdefg';

/** Read like a day, and not shown: nobody knows which days they are. */
const HOLIDAY = 'h';

/** What each plain word or sign becomes: letters for days, `-` for a span, `+` between parts. An `m` may be Tuesday or Wednesday. */
const signs: readonly [words: RegExp, sign: string][] = [
  [/^(lunes|lun|lu|l)$/, 'a'],
  [/^(martes|mar|ma)$/, 'b'],
  [/^(miercoles|mier|mie|mi)$/, 'c'],
  [/^(jueves|jue|ju|j)$/, 'd'],
  [/^(viernes|vier|vie|vi|v)$/, 'e'],
  [/^(sabados?|sab|sa|s)$/, 'f'],
  [/^(domingos?|dom|do|d)$/, 'g'],
  [/^feriados?$/, HOLIDAY],
  [/^todos$/, LETTERS],
  [/^(a|al|hasta|[-–—])$/, '-'],
  [/^([ye]|[,;])$/, '+'],
  [/^(de|desde|los|las|la|el|dias?|hs?|hrs?|horas?)$/, ''],
];

const listOf = (part: string) => String.raw`(${part}(?:\+*${part})*)`;

/** Days and their times, separated or not: `lunes: 10 a 19` and `lunes - 10 a 19` mean the same. */
const group = new RegExp(
  String.raw`${listOf('[a-h](?:-[a-g])?')}[-+]?${listOf('[0-9:]{5}-[0-9:]{5}')}\+*`,
  'gy',
);

/**
 * Reads opening hours as people write them: `lun a vie 10 a 19`, `sáb 10-14`, `martes de 9 a 13 y de 17 a 21`, `todos los días de 9 a 21
 * hs`, `vie y sáb 18 a 2`. Undefined if any word is unknown, because the hours would be wrong without it.
 */
export function readHours(text: string): OpeningHours[] | undefined {
  const words = plainName(text).replace(/\bferiados? cerrados?\b/g, '');
  const parts = words.match(/\d+(?:[:.h]\d+)?|[a-z]+|[^\s.:()]/g) ?? [];
  const signed = parts.map(signOf).join('');
  const groups = [...signed.matchAll(group)];
  if (!signed || groups.map(([whole]) => whole).join('') !== signed) return undefined;
  const spans = groups.map(([, days = '', times = '']) =>
    [...times.matchAll(/(.{5})-(.{5})/g)].map(([, opens = '', closes = '']) => ({
      days: daysIn(days),
      opens,
      closes,
    })),
  );
  return spans.every(isOneDay) ? spans.flat().filter(({ days }) => days.length > 0) : undefined;
}

/** Whether times follow each other. `8 a 12 y de 4 a 8` means the afternoon, and `10 a 10` the evening. */
function isOneDay(times: readonly OpeningHours[]): boolean {
  return times.every(
    ({ opens, closes }, index) =>
      opens >= (times[index - 1]?.closes ?? '') && (opens !== closes || opens === '00:00'),
  );
}

function signOf(part: string): string {
  const [, hours = '', minutes = '00'] = /^([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?$/.exec(part) ?? [];
  if (hours) return `${hours === '24' ? '00' : hours.padStart(2, '0')}:${minutes}`;
  return signs.find(([words]) => words.test(part))?.[1] ?? '?';
}

/** The days of signs such as `a-e+g`. A span may go on in the next week: `sábado a lunes`; `lunes a lunes` is the whole of it. */
function daysIn(signed: string): Weekday[] {
  const spans = [...signed.matchAll(/([a-g])(?:-([a-g]))?/g)].map(([, first = '', last]) => {
    if (!last) return first;
    const start = LETTERS.indexOf(first) + 1;
    const following = (LETTERS + LETTERS).slice(start, start + LETTERS.length);
    return first + following.slice(0, following.indexOf(last) + 1);
  });
  return week.filter((_day, index) => spans.join('').includes(LETTERS.charAt(index)));
}
