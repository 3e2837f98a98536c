import { plainName } from '@/lib/quotation/categories';
import { DAY_MINUTES, type OpeningHours, type Weekday, weekdays } from '@/lib/quotation/opening-hours';

const week: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];

/** Words for days, in plain form. An `m` alone may be Tuesday or Wednesday. */
const dayWords: readonly [words: RegExp, days: readonly Weekday[]][] = [
  [/^(lunes|lun|lu|l)$/, ['monday']],
  [/^(martes|mar|ma)$/, ['tuesday']],
  [/^(miercoles|mier|mie|mi)$/, ['wednesday']],
  [/^(jueves|jue|ju|j)$/, ['thursday']],
  [/^(viernes|vier|vie|vi|v)$/, ['friday']],
  [/^(sabados?|sab|sa|s)$/, ['saturday']],
  [/^(domingos?|dom|do|d)$/, ['sunday']],
  [/^todos$/, week],
  [/^habiles$/, week.slice(0, 5)],
  [/^finde$/, week.slice(5)],
];

const phrases: readonly [phrase: RegExp, word: string][] = [
  [/\b(todos los dias|cada dia|toda la semana)\b/g, 'todos'],
  [/\b(dias habiles|dias de semana|entre semana)\b/g, 'habiles'],
  [/\b(fines? de semana|findes)\b/g, 'finde'],
  [/\b(las )?24 ?(horas|hs|h)\b/g, '00:00 a 00:00'],
  [/\b(al )?mediodia\b/g, '12'],
  [/\b(la )?medianoche\b/g, '00:00'],
];

type Token =
  | { days: readonly Weekday[] }
  | { minute: number }
  | { sign: 'to' }
  | { sign: 'and' }
  | { sign: 'closed' }
  | { sign: 'unknown' };

/** Words that say nothing. `a` and `-` are signs. */
const filler = /^(de|desde|los|las|la|el|dias?|hs?|hrs?|horas?)$/;

/**
 * Reads opening hours as people write them: `lun a vie 10 a 19`, `sáb 10-14`, `martes de 9 a 13 y de 17 a 21`, `todos los días de 9 a 21
 * hs`, `vie y sáb 18 a 2, dom cerrado`. Undefined if any word is unknown, because the hours would be wrong without it.
 */
export function readHours(text: string): OpeningHours[] | undefined {
  const tokens = tokensOf(text);
  const hours: OpeningHours[] = [];
  let at = 0;
  while (at < tokens.length) {
    const group = readGroup(tokens, at);
    if (!group) return undefined;
    hours.push(...group.hours);
    at = skipAnd(tokens, group.end);
  }
  return tokens.length > 0 ? hours : undefined;
}

function tokensOf(text: string): Token[] {
  const plain = phrases.reduce((words, [phrase, word]) => words.replace(phrase, word), plainName(text));
  const parts = plain.match(/\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]\.?m\.?\b)?|[a-z]+|[-–—,;/&]|[^\s.:()]/g) ?? [];
  return parts.flatMap((part): Token | [] => (filler.test(part) ? [] : tokenOf(part)));
}

function tokenOf(part: string): Token {
  if (/^(a|al|hasta|[-–—])$/.test(part)) return { sign: 'to' };
  if (/^([ye]|[,;/&])$/.test(part)) return { sign: 'and' };
  if (/^cerrad[oa]s?$/.test(part)) return { sign: 'closed' };
  const minute = minuteOf(part);
  if (minute !== undefined) return { minute };
  const days = dayWords.find(([words]) => words.test(part))?.[1];
  return days ? { days } : { sign: 'unknown' };
}

function minuteOf(part: string): number | undefined {
  const [, hour, minutes = '0', half] = /^(\d{1,2})(?:[:.h](\d{2}))?(?: ?([ap])\.?m\.?)?$/.exec(part) ?? [];
  if (hour === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const minute = hours * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= DAY_MINUTES ? minute : undefined;
}

type Group = { hours: OpeningHours[]; end: number };

/** Days and their times, in either order. */
function readGroup(tokens: readonly Token[], start: number): Group | undefined {
  const daysFirst = readDays(tokens, start);
  if (daysFirst) {
    if (isSign(tokens[skipTo(tokens, daysFirst.end)], 'closed'))
      return { hours: [], end: skipTo(tokens, daysFirst.end) + 1 };
    const times = readTimes(tokens, skipTo(tokens, daysFirst.end));
    return times && { hours: times.spans.map((span) => ({ days: daysFirst.days, ...span })), end: times.end };
  }
  const times = readTimes(tokens, start);
  const days = times && readDays(tokens, skipAnd(tokens, times.end));
  return days && { hours: times.spans.map((span) => ({ days: days.days, ...span })), end: days.end };
}

/** `lunes a viernes`, `lunes, miércoles y viernes`. */
function readDays(
  tokens: readonly Token[],
  start: number,
): { days: readonly Weekday[]; end: number } | undefined {
  const found = new Set<Weekday>();
  let at = start;
  for (let first = daysAt(tokens, at); first; first = daysAt(tokens, at)) {
    const last = isSign(tokens[at + 1], 'to') ? daysAt(tokens, at + 2)?.[0] : undefined;
    for (const day of last && first[0] ? daysFrom(first[0], last) : first) found.add(day);
    at += last ? 3 : 1;
    if (daysAt(tokens, skipAnd(tokens, at))) at = skipAnd(tokens, at);
  }
  return found.size > 0 ? { days: week.filter((day) => found.has(day)), end: at } : undefined;
}

/** `10 a 19`, `9 a 13 y 17 a 21`. */
function readTimes(tokens: readonly Token[], start: number) {
  const spans: Pick<OpeningHours, 'opens' | 'closes'>[] = [];
  let at = start;
  for (;;) {
    const from = spans.length > 0 ? skipAnd(tokens, at) : at;
    const [opens, to, closes] = tokens.slice(from, from + 3);
    if (!opens || !('minute' in opens) || !isSign(to, 'to') || !closes || !('minute' in closes)) break;
    spans.push({ opens: timeText(opens.minute), closes: timeText(closes.minute) });
    at = from + 3;
  }
  return spans.length > 0 ? { spans, end: at } : undefined;
}

function daysAt(tokens: readonly Token[], index: number): readonly Weekday[] | undefined {
  const token = tokens[index];
  return token && 'days' in token ? token.days : undefined;
}

function isSign(token: Token | undefined, sign: 'to' | 'and' | 'closed'): boolean {
  return token !== undefined && 'sign' in token && token.sign === sign;
}

function skipAnd(tokens: readonly Token[], at: number): number {
  return isSign(tokens[at], 'and') ? skipAnd(tokens, at + 1) : at;
}

/** `lunes: 10 a 19` and `lunes - 10 a 19` mean the same. */
function skipTo(tokens: readonly Token[], at: number): number {
  return isSign(tokens[at], 'to') || isSign(tokens[at], 'and') ? at + 1 : at;
}

/** The days from one to another, which may be in the next week: `sábado a lunes`. */
function daysFrom(first: Weekday, last: Weekday): readonly Weekday[] {
  const [start, end] = [week.indexOf(first), week.indexOf(last)];
  return end < start ? [...week.slice(start), ...week.slice(0, end + 1)] : week.slice(start, end + 1);
}

/** `HH:mm`; midnight is 00:00. */
function timeText(minute: number): string {
  const padded = (number: number) => String(number).padStart(2, '0');
  return `${padded(Math.floor(minute / 60) % 24)}:${padded(minute % 60)}`;
}
