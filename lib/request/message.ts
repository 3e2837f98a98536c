import { howBeside, perPersonText, totalText } from '@/lib/bill/bill-texts';
import { listNames, lists } from '@/lib/menu/categories';
import { formatDay } from '@/lib/values/dates';
import { eventDay } from '@/lib/values/event-day';
import { trafficSources } from '@/lib/values/traffic-sources.mjs';
import { toWellFormed } from '@/lib/values/well-formed';
import { guestsText, type MessageContent } from './request';

/** What the message says in place of a name, a day or the options of a list. Other empty fields have no line. */
export const UNSPECIFIED = 'Sin especificar';

/** What stands before and behind the name in the greeting, the first line of the message. */
export const MY_NAME = 'mi nombre es';
export const I_WANT = 'y quiero cotizar un evento';

/** The labels of the message's lines, by which `lib/answer/read-message.ts` reads it back. Those of its lists stand in `categories.ts`. */
export const labels = {
  date: 'Fecha',
  guests: 'Invitados',
  eventType: 'Evento',
  time: 'Hora',
  area: 'Zona',
  comments: 'Comentarios',
  estimate: 'Estimado',
};

/** The WhatsApp message of a request. The business relies on its exact words and line breaks: message.test.ts fixes
 * them. Nothing cuts it, but a mail program's link (`email-link`). */
export function writeMessage(request: MessageContent): string {
  const { name, date, party, eventType, time, area, comments, trafficSource } = request;
  const paragraphs = [
    `Hola, ${MY_NAME} ${oneLine(name) || `*${UNSPECIFIED}*`} ${I_WANT}.`,
    line(labels.date, formatDay(eventDay(date)) ?? `*${UNSPECIFIED}*`),
    line(labels.guests, guestsText(party, request.childRate)),
    line(labels.eventType, eventType),
    line(labels.time, time),
    line(labels.area, area),
    line(labels.comments, comments),
    ...listNames.map((name) => list(lists[name].label, request[name])),
    line(labels.estimate, estimate(request)),
    trafficSource ? `(Los encontré por ${trafficSources[trafficSource].name})` : '',
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** A line with its label; empty without a text. */
function line(label: string, text: string): string {
  const written = oneLine(text);
  return written && `*${label}:* ${written}`;
}

function list(label: string, titles: readonly string[]): string {
  const items = titles.map((title) => `- ${title}`).join('\n');
  return `*${label}:*\n${items || UNSPECIFIED}`;
}

/** What somebody typed, without line breaks and lone surrogates. */
function oneLine(text: string): string {
  return toWellFormed(text.trim().replace(/\s*[\r\n\u2028\u2029]\s*/g, ' '));
}

function estimate({ bill, pricesOn = '' }: MessageContent): string {
  if (!bill?.total) return '';
  const { total, atLeast } = bill;
  const each = perPersonText(bill);
  const sum = totalText(bill);
  const how = howBeside(each, bill);
  const day = formatDay(pricesOn);
  return [
    each && `${each}, `,
    atLeast && total.from !== total.to ? `en total ${sum}` : `${sum} en total`,
    how && `: ${how}`,
    day && ` (precios al ${day})`,
  ]
    .filter(Boolean)
    .join('');
}
