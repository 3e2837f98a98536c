import type { ChildRate, Party } from '@/lib/bill/bill';
import { formatDay } from '@/lib/values/dates';
import { describeDay, eventDay, isEarlierToday } from '@/lib/values/event-day';
import { isAnybody, oneNumber, type People } from '@/lib/values/people';

// Only the dialog's code imports these hints, which keeps them out of the first load.

const AS_TYPED = 'Va en el mensaje como lo escribiste.';

/**
 * The day in words. One that has passed, or is near, is said to be so; the message has it all the same. Of a day that is
 * half typed, or impossible, browsers tell nothing: `unfinished` in RequestFields.tsx.
 * @param leadDays how many days ahead the business wants to be asked
 */
export function dayHint(date: string, leadDays: number | undefined, now: Date): string | undefined {
  const day = eventDay(date);
  const written = formatDay(day);
  return written && `Elegiste el ${written}: ${describeDay(day, now, leadDays)}`;
}

export function hourHint(date: string, time: string, now: Date): string | undefined {
  return isEarlierToday(eventDay(date), time, now)
    ? 'Esa hora ya pasó; igual podés enviar la solicitud.'
    : undefined;
}

export function guestsHint({ text, range }: People): string | undefined {
  if (!text || range) return undefined;
  return /^\d+$/.test(text) ? AS_TYPED : `${AS_TYPED} Con un solo número te mostramos el total.`;
}

export function childrenHint({ guests, children }: Party, { from, percent }: ChildRate): string {
  const rule = `Van dentro de los invitados y pagan el ${percent}\u00a0%. Los menores de ${from} no cuentan.`;
  if (!isAnybody(children)) return rule;
  const count = oneNumber(children);
  if (count === undefined) return `${AS_TYPED} Con un solo número te mostramos el total.`;
  if (!guests.text) return 'Poné también cuántos invitados son en total: sin eso no hay total.';
  return count > (guests.range?.from ?? count) ? 'Son más que los invitados: así no hay total.' : rule;
}
