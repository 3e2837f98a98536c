import { parseCount } from '@/lib/quotation/counts';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { estimate } from '@/lib/quotation/estimate';
import { type QuotationRequest, sortChosen } from '@/lib/quotation/request';
import type { ChosenOption } from './selection';

/** The fields of the request before the visitor has filled them in: dates as `yyyy-MM-dd`, times as `HH:mm`. They end with the document. */
export const noFields = {
  name: '',
  date: '',
  guests: '',
  eventType: '',
  time: '',
  area: '',
  celiac: '',
  vegetarian: '',
  vegan: '',
  comments: '',
};

export type RequestFields = typeof noFields;

/** The request that the fields and the chosen options make now. A count that is no number is left out, as its field says. */
export function requestOf(
  fields: RequestFields,
  chosen: readonly ChosenOption[],
  origin: QuotationRequest['origin'],
): QuotationRequest {
  const { name, date, eventType, time, area, comments } = fields;
  const guests = parseCount(fields.guests);
  return {
    name,
    date,
    ...sortChosen(chosen),
    guests,
    eventType,
    time,
    area,
    specialMenus: {
      celiac: parseCount(fields.celiac),
      vegetarian: parseCount(fields.vegetarian),
      vegan: parseCount(fields.vegan),
    },
    comments,
    estimate: estimate(chosen),
    pricesOn: todayInBuenosAires(new Date()),
    origin,
  };
}

/** What is wrong with the count in a field, as a sentence; undefined where nothing is. No one, as `0`, is fine for a special menu. */
export function countProblem(text: string, { noneAllowed = false } = {}): string | undefined {
  const fine = text.trim() === '' || parseCount(text) !== undefined || (noneAllowed && text.trim() === '0');
  return fine ? undefined : 'Poné un número entero, de 1 a 9.999.';
}
