import type { ChildRate } from '@/lib/quotation/bill';
import { formatDay } from '@/lib/quotation/dates';
import { toWellFormed } from '@/lib/quotation/whatsapp';
import type { Answer } from './answer';
import type { AnswerSum } from './sum';
import { type AnswerBusiness, answerTitle, eventLines, moneyLines, rowText } from './text';

/** Of Buenos Aires, which has had no daylight saving time since 2009. */
const TIME_ZONE = '-03:00';

const EVENT_MS = 5 * 3_600_000;

type Property = [name: string, value: string];

/**
 * Writes the event of an answer as a calendar file (https://www.rfc-editor.org/rfc/rfc5545): five hours from its time, or all day without a
 * time. Importing a newer file replaces the earlier event of the same client.
 * @param now the file's time stamp
 * @returns undefined if the answer has no day
 */
export function calendarFile(
  answer: Answer,
  sum: AnswerSum,
  { name, childRate }: Pick<AnswerBusiness, 'name' | 'childRate'>,
  now: Date,
): { name: string; text: string } | undefined {
  if (!formatDay(answer.date)) return undefined;
  const properties: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${escaped(name)}//Presupuesto//ES`],
    ['BEGIN', 'VEVENT'],
    ['DTSTAMP', utc(now)],
    ...eventOf(answer, sum, childRate),
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ];
  const text = properties.map((property) => `${folded(property.join(':'))}\r\n`).join('');
  return { name: fileName(answer), text };
}

function eventOf(answer: Answer, sum: AnswerSum, childRate: ChildRate | undefined): Property[] {
  const about = [
    answer.phone.trim() && `WhatsApp: ${answer.phone.trim()}`,
    ...eventLines(answer, sum, childRate).map((line) => line.join(': ')),
    ...sum.rows.map((row) => `- ${rowText(row, true)}`),
    ...moneyLines(answer, sum, undefined).map((line) => line.join(': ')),
    answer.notes,
  ];
  return [
    ['UID', uidOf(answer)],
    ...whenOf(answer),
    ['SUMMARY', escaped(answerTitle(answer).replace('Presupuesto para', 'Evento de'))],
    ['LOCATION', escaped(answer.area)],
    ['DESCRIPTION', escaped(about.filter(Boolean).join('\n'))],
  ];
}

/** Two clients with the same name and day still differ in the message (`id`) or the phone number. */
function uidOf({ id, phone }: Answer): string {
  return escaped(`${id}-${phone.replace(/\D/g, '')}-evento@presupuesto`);
}

function whenOf({ date, time }: Answer): Property[] {
  const start = Date.parse(`${date}T${time}${TIME_ZONE}`);
  // No time, or none of a day, such as 25:00.
  if (Number.isNaN(start)) return [['DTSTART;VALUE=DATE', plainDay(date)]];
  return [
    ['DTSTART', utc(new Date(start))],
    ['DTEND', utc(new Date(start + EVENT_MS))],
  ];
}

/** `Ana 2026-12-12.ics`, without characters that file names cannot contain. */
function fileName({ name, date }: Answer): string {
  const base = `${name} ${date}`.replace(/[\s\p{Cc}\p{Cs}\\/:*?"<>|]+/gu, ' ');
  return `${Array.from(base.trim()).slice(0, 80).join('') || 'presupuesto'}.ics`;
}

function plainDay(day: string): string {
  return day.replaceAll('-', '');
}

/** `20261212T210000Z` */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return toWellFormed(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n');
}

const MAX_OCTETS = 75;

/** Folds a line that has more octets: it continues on the next line, after a space. */
function folded(line: string): string {
  let octets = 0;
  let written = '';
  for (const character of line) {
    const { length } = new TextEncoder().encode(character);
    octets += length;
    if (octets > MAX_OCTETS) {
      written += '\r\n ';
      octets = length + 1;
    }
    written += character;
  }
  return written;
}
