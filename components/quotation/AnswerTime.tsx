import 'client-only';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { openingTime } from '@/lib/quotation/opening-status';

/** When a sent request is answered: by the opening hours while nobody is there, else as promised. */
export function AnswerTime({ hours, promise }: { hours: readonly OpeningHours[]; promise: string }) {
  const opens = openingTime(hours, new Date());
  return <p>¡Listo! {opens ? `Te respondemos ${opens}` : promise}.</p>;
}
