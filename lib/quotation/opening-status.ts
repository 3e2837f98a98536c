import { DAY, hourText, minuteOfWeek, minutesUntil, type OpeningHours, spansOf, WEEK } from './opening-hours';

const dayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** Says whether somebody answers now and, if not, from when: `ahora cerrado, te respondemos mañana desde las 10`. */
export function openingStatus(hours: readonly OpeningHours[], now: Date): string {
  const minute = minuteOfWeek(now);
  const spans = spansOf(hours);
  if (spans.some(({ start, length }) => minutesUntil(minute, start) < length))
    return 'ahora estamos, escribinos';
  const wait = Math.min(...spans.map(({ start }) => minutesUntil(start, minute)));
  const opens = (minute + wait) % DAY;
  const days = Math.floor(((minute % DAY) + wait) / DAY);
  const article = Math.floor(opens / 60) === 1 ? 'la' : 'las';
  return `ahora cerrado, te respondemos ${dayText(days, minute + wait)} desde ${article} ${hourText(opens)}`;
}

function dayText(days: number, minute: number): string {
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  return `el ${dayNames[Math.floor((minute % WEEK) / DAY)]}${days === 7 ? ' que viene' : ''}`;
}
