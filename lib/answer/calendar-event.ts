import type { ChildRate } from '@/lib/quotation/estimate';
import type { Answer } from './answer';
import { answerTitle, eventLines } from './text';

/** The hours that Buenos Aires is behind UTC; it has no summer time since 2009. */
const HOURS_BEHIND_UTC = 3;

const EVENT_HOURS = 5;

/**
 * The event of an answer as a calendar file (https://www.rfc-editor.org/rfc/rfc5545): of five hours where it has a time, else of the day.
 * The same person and day make the same event, which a calendar then replaces.
 * @param business its name
 * @param now dates the file
 * @returns undefined without a day
 */
export function calendarEvent(
  answer: Answer,
  business: string,
  childRate: ChildRate | undefined,
  now: Date,
): string | undefined {
  const { date, time, area } = answer;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const contact = answer.phone && `WhatsApp: ${answer.phone}`;
  const about = [contact, ...eventLines(answer, childRate).map((pair) => pair.join(': ')), answer.notes];
  const properties: [name: string, value: string][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${escaped(business)}//Presupuesto//ES`],
    ['BEGIN', 'VEVENT'],
    ['UID', `${date}-${encodeURIComponent(answer.name)}@presupuesto`],
    ['DTSTAMP', utc(now)],
    ...whenOf(date, time),
    ['SUMMARY', escaped(answerTitle(answer).replace('Presupuesto para', 'Evento de'))],
    ['LOCATION', escaped(area)],
    ['DESCRIPTION', escaped(about.filter(Boolean).join('\n'))],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ];
  return properties.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

function whenOf(date: string, time: string): [name: string, value: string][] {
  if (!time) return [['DTSTART;VALUE=DATE', date.replaceAll('-', '')]];
  const start = new Date(`${date}T${time}Z`);
  return [
    ['DTSTART', utc(addHours(start, HOURS_BEHIND_UTC))],
    ['DTEND', utc(addHours(start, HOURS_BEHIND_UTC + EVENT_HOURS))],
  ];
}

function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * 3_600_000);
}

/** `20261212T210000Z` */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const MAX_OCTETS = 75;

/** A line of more octets goes on in the next one, after a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let written = '';
  for (const character of line) {
    const { length } = encoder.encode(character);
    octets += length;
    if (octets > MAX_OCTETS) {
      written += '\r\n ';
      octets = length + 1;
    }
    written += character;
  }
  return written;
}
