import { toWellFormed } from '@/lib/values/well-formed';
import type { Answer, AnswerBusiness } from './answer';
import type { AnswerSum } from './sum';
import { answerTitle, eventLines, moneyLines, rowText } from './text';

/** Of Buenos Aires, which has had no daylight saving time since 2009. */
const TIME_ZONE = '-03:00';

const EVENT_MS = 5 * 3_600_000;

/**
 * Writes the event of an answer as a calendar file (https://www.rfc-editor.org/rfc/rfc5545): five hours from its time, or all day without a
 * time. Importing a newer file of the same answer and phone number replaces the earlier event.
 * @param answer with a day
 * @param now the file's time stamp
 */
export function calendarFile(
  answer: Answer,
  sum: AnswerSum,
  { name, childRate }: AnswerBusiness,
  now: Date,
): string {
  const phone = answer.phone.trim();
  const about = [
    phone && `WhatsApp: ${phone}`,
    ...eventLines(answer, sum, childRate),
    ...sum.options.map((row) => `- ${rowText(row, true)}`),
    ...moneyLines(answer, sum),
    answer.notes,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Presupuesto//ES`,
    'BEGIN:VEVENT',
    // The same form filled in for another client, without `Borrar`, has another phone number.
    `UID:${escaped(`${answer.id}-${phone.replace(/\D/g, '')}-evento@presupuesto`)}`,
    `DTSTAMP:${utc(now)}`,
    ...whenOf(answer),
    `SUMMARY:${escaped(answerTitle(answer).replace('Presupuesto para', 'Evento de'))}`,
    `LOCATION:${escaped(answer.area)}`,
    `DESCRIPTION:${escaped(about.filter(Boolean).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function whenOf({ date, time }: Answer): string[] {
  const start = Date.parse(`${date}T${time}${TIME_ZONE}`);
  // No time, or none of a day, such as 25:00.
  if (Number.isNaN(start)) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  return [`DTSTART:${utc(new Date(start))}`, `DTEND:${utc(new Date(start + EVENT_MS))}`];
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

/** Folds a line that may have more than 75 octets: it continues on the next line, after a space. No character has more than four. */
function folded(line: string): string {
  return line.replace(/.{18}(?=.)/gu, '$&\r\n ');
}
