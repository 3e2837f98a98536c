import { BUSINESS_TIME_ZONE } from './dates';

// Beside the days rather than among them: only the chat's panel and the request sheet need it, and the days are part of the first load.

export function timeInBuenosAires(now: Date): string {
  return new Intl.DateTimeFormat('es-AR', {
    timeZone: BUSINESS_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    // `hour12: false` writes midnight as 24 in some builds of ICU.
    hourCycle: 'h23',
  }).format(now);
}
