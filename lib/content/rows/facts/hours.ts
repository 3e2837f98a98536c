import { plainName } from '@/lib/quotation/categories';
import { type OpeningHours, type Weekday, week } from '@/lib/quotation/opening-hours';
import { isWithin, weekSpans } from '@/lib/quotation/opening-status';
import { readWrittenHour } from '@/lib/quotation/written-time';

/** The letters that stand for the days of the week. */
const LETTERS = 'abcdefg';

const phrases: readonly [phrase: RegExp, word: string][] = [
  [/\b(todos los dias|cada dia|toda la semana)\b/g, 'todos'],
  [/\b(dias habiles|dias de semana|entre semana)\b/g, 'habiles'],
  [/\b(fines? de semana|findes)\b/g, 'finde'],
  [/\b(las )?24 ?(horas|hs|h)\b/g, '00:00 a 00:00'],
];

/** What each plain word or sign becomes: letters for days, `-` for a span, `+` between parts. An `m` may be Tuesday or Wednesday. */
const signs: readonly [words: RegExp, sign: string][] = [
  [/^(lunes|lun|lu|l)$/, 'a'],
  [/^(martes|mar|ma)$/, 'b'],
  [/^(miercoles|mier|mie|mi)$/, 'c'],
  [/^(jueves|jue|ju|j)$/, 'd'],
  [/^(viernes|vier|vie|vi|v)$/, 'e'],
  [/^(sabados?|sab|sa|s)$/, 'f'],
  [/^(domingos?|dom|do|d)$/, 'g'],
  [/^todos$/, 'abcdefg'],
  [/^habiles$/, 'abcde'],
  [/^finde$/, 'fg'],
  [/^(a|al|hasta|[-–—])$/, '-'],
  [/^([ye]|[,;/&])$/, '+'],
  [/^cerrad[oa]s?$/, 'closed'],
  [/^24([:.h]00)?$/, '00:00'],
  [/^(de|desde|los|las|la|el|dias?|hs?|hrs?|horas?)$/, ''],
];

const listOf = (part: string) => String.raw`(${part}(?:\+*${part})*)`;
const DAYS = listOf('[a-g](?:-[a-g])?');
const TIMES = listOf('[0-9:]{5}-[0-9:]{5}');

/** Days and their times, in either order: `lunes: 10 a 19` and `lunes - 10 a 19` mean the same. */
const group = new RegExp(String.raw`(?:${DAYS}[-+]?(?:closed|${TIMES})|${TIMES}\+*${DAYS})\+*`, 'gy');

/**
 * Reads opening hours as people write them: `lun a vie 10 a 19`, `sáb 10-14`, `martes de 9 a 13 y de 17 a 21`, `todos los días de 9 a 21
 * hs`, `vie y sáb 18 a 2, dom cerrado`. Undefined if any word is unknown, because the hours would be wrong without it.
 */
export function readHours(text: string): OpeningHours[] | undefined {
  const plain = phrases.reduce((words, [phrase, word]) => words.replace(phrase, word), plainName(text));
  const parts = plain.match(/\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]\.?m\.?\b)?|[a-z]+|[-–—,;/&]|[^\s.:()]/g) ?? [];
  const signed = parts.map(signOf).join('');
  const groups = [...signed.matchAll(group)];
  if (!signed || groups.map(([whole]) => whole).join('') !== signed) return undefined;
  const spans = groups.map(([, days, times, timesFirst = '', daysLast = '']) =>
    [...(times ?? timesFirst).matchAll(/(.{5})-(.{5})/g)].map(([, opens = '', closes = '']) => ({
      days: daysIn(days ?? daysLast),
      opens,
      closes,
    })),
  );
  const isClear = spans.every(
    (span, index) => isOneDay(span) && !overlap(span, spans.slice(0, index).flat()),
  );
  return isClear ? spans.flat() : undefined;
}

/** Whether two lists of hours have a minute in common. */
export function overlap(hours: readonly OpeningHours[], others: readonly OpeningHours[]): boolean {
  const [spans, otherSpans] = [weekSpans(hours), weekSpans(others)];
  return spans.some((one) =>
    otherSpans.some((other) => isWithin(other, one.start) || isWithin(one, other.start)),
  );
}

/** Whether times follow each other. `8 a 12 y de 4 a 8` means the afternoon, and `10 a 10` the evening. */
function isOneDay(times: readonly OpeningHours[]): boolean {
  return times.every(
    ({ opens, closes }, index) =>
      opens >= (times[index - 1]?.closes ?? '') && (opens !== closes || opens === '00:00'),
  );
}

function signOf(part: string): string {
  const sign = signs.find(([words]) => words.test(part))?.[1];
  return sign ?? readWrittenHour(part)?.text ?? '?';
}

/** The days of signs such as `a-e+g`. A span may go on in the next week: `sábado a lunes`. */
function daysIn(signed: string): Weekday[] {
  const spans = [...signed.matchAll(/([a-g])(?:-([a-g]))?/g)].map(([, first = '', last = first]) => {
    const days = (LETTERS + LETTERS).slice(LETTERS.indexOf(first));
    return days.slice(0, days.indexOf(last) + 1);
  });
  return week.filter((_day, index) => spans.join('').includes(LETTERS.charAt(index)));
}
