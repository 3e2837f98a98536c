import type { RequestOption } from '@/lib/menu/request-option';
import { optionWith } from '@/lib/menu/testing';
import { childRate, emptyRequest, messageOf, type TypedContent } from '@/lib/request/testing';
import { type Answer, type AnswerBusiness, type AnswerRow, emptyRow } from './answer';
import { answerTo } from './answer-to';
import { readMessage } from './read-message';

export const business: AnswerBusiness = {
  name: 'Fuego',
  childRate,
  vatRate: 21,
  conditions: [{ title: 'Seña', text: 'Con la mitad se reserva la fecha.' }],
  accept: 'Respondé "Acepto".',
  validDays: 7,
  depositPercent: 50,
};

const option = (category: string, title: string, price: RequestOption['price'], others = {}): RequestOption =>
  optionWith({ category, title, price, ...others });

/** Today's menu. */
export const offered = [
  option('A Pedido', 'Asado criollo', 24_900),
  option('A Pedido', 'Menú *libre*', 13_900),
  option('A Pedido', 'Mesas', 320_000, { unit: 'event' }),
  option('A Pedido', 'Paella', 30_000, { minimum: 60 }),
  option('A Pedido', 'Barra', 6_000, { unit: 'all' }),
  option('A Pedido', 'Bandeja', '12.000 por bandeja', { unit: 'other' }),
  option('A Pedido', 'Picada (para 10)', 90_000),
  option('Pizza party', 'Básico', 16_900),
  option('Asado', 'Básico', 25_000),
  option('Asado', 'Premium', 32_000),
  option('Pizza party', 'Premium', 22_000),
  option('A Pedido', 'Premium (Asado)', 40_000),
  option('Postres', 'Torta', 'A convenir'),
  option('Postres', 'Budín', 'Sin cargo', { isFree: true }),
  option('Postres', 'Flan', undefined),
  option('Entradas', 'Flan', 4_500),
];

const request: TypedContent = {
  ...emptyRequest,
  name: 'Ana',
  date: '2026-12-12',
  guests: '40',
  eventType: 'Casamiento',
  time: '21:00',
  area: 'Palermo',
  comments: 'Sin sal',
  menu: ['Asado criollo', 'Mesas'],
};

/** The answer to a request with these fields. */
export function answerWith(fields: Partial<TypedContent>): Answer {
  return answerToMessage(messageOf({ ...request, ...fields }));
}

export function answerToMessage(message: string, now = new Date('2026-11-25T15:00:00Z')): Answer {
  const read = readMessage(message);
  if (!read) throw new Error('The message was not read.');
  return answerTo(read, message, offered, business, now);
}

export function rowWith(fields: Partial<AnswerRow>): AnswerRow {
  return { ...emptyRow, ...fields };
}
