export const DAY_MS = 86_400_000;

const BUSINESS_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** Writes a calendar day as `dd/MM/yyyy`. Returns undefined for a text of another form, such as the empty value of a date field. */
export function formatDay(isoDay: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDay) ?? [];
  return day && `${day}/${month}/${year}`;
}

export function todayInBuenosAires(now: Date): string {
  // `en-CA` writes dates in ISO order. `sv-SE` does too, but fewer builds of ICU include it.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: BUSINESS_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** `28/11 a las 18:02` */
export function momentInBuenosAires(now: Date): string {
  const [, month, day] = todayInBuenosAires(now).split('-');
  return `${day}/${month} a las ${timeInBuenosAires(now)}`;
}

export function timeInBuenosAires(now: Date): string {
  return new Intl.DateTimeFormat('es-AR', {
    timeZone: BUSINESS_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    // `hour12: false` writes midnight as 24 in some builds of ICU.
    hourCycle: 'h23',
  }).format(now);
}
