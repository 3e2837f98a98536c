const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** Number of digits of an Argentine number without country code, 0, 9 and 15. */
const NATIONAL_DIGITS = 10;

const HOW = 'escribilo con + y el código del país, como +54 9 341 555-0000';

/**
 * The digits of a number, as WhatsApp's links need them; or why it reaches nobody, in Spanish, and the number that is probably meant. No
 * country's rules judge its length: some areas of Argentina have more digits than the rules of libraries allow.
 */
export function readWhatsappNumber(
  text: string,
): { digits: string } | { problem: string; proposed?: string | undefined } {
  const digits = text.replace(/\D/g, '');
  if (/\p{L}/u.test(text) || digits.length > MAX_DIGITS || digits.length < MIN_DIGITS)
    return { problem: `no es un número de WhatsApp: ${HOW}` };
  const isInternational = /^[^\d]*\+/.test(text) || digits.startsWith('54');
  const problem = isInternational ? problemAbroad(digits) : problemAtHome(digits);
  if (!problem) return { digits };
  const proposed = argentineNumber(digits);
  return { problem: `${problem}: ${proposed ? `escribilo ${proposed}` : HOW}`, proposed };
}

/** Whether a number lacks the 9 that every mobile of Argentina has; a landline with WhatsApp Business has none. */
export function lacksMobileNine(digits: string): boolean {
  return /^54[^9]/.test(digits);
}

/**
 * A number as people read it: a mobile of Argentina as `+54 9 341 555-0000`, any other as `+59899123456`. No rule tells areas of three
 * digits from areas of four, so all but 11 are written with three.
 */
export function numberText(digits: string): string {
  return `+${digits.replace(/^549(11(?=\d{8}$)|\d{3}(?=\d{7}$))(\d+)(\d{4})$/, '54 9 $1 $2-$3')}`;
}

/** A number of Argentina that lacks the 9 of mobiles, with it. */
export function withMobileNine(digits: string): string {
  return numberText(digits.replace(/^54/, '549'));
}

function problemAbroad(digits: string): string | undefined {
  if (digits.startsWith('0')) return 'empieza con 0, y un código de país no';
  if (!digits.startsWith('54')) return undefined;
  const national = digits.slice(2).replace(/^9/, '');
  if (national.startsWith('0')) return 'tiene el 0 de las llamadas de larga distancia';
  return withoutFifteen(national) === national ? undefined : 'tiene el 15, que en WhatsApp no va';
}

function problemAtHome(digits: string): string {
  if (digits.startsWith('00')) return 'empieza con 00, y en WhatsApp va un +';
  if (digits.startsWith('0')) return 'empieza con 0, y no tiene el código del país';
  return 'no tiene el código del país';
}

/** The number that is probably meant; undefined if it is not a complete Argentine number. */
function argentineNumber(digits: string): string | undefined {
  const national = withoutFifteen(digits.replace(/^(00)?(54)?0?9?0?/, ''));
  // A local number of Buenos Aires, the only area with eight-digit numbers.
  const whole = /^15\d{8}$/.test(national) ? national.replace(/^15/, '11') : national;
  return whole.length === NATIONAL_DIGITS ? numberText(`549${whole}`) : undefined;
}

/** A number without the 15 between area and local number, if it has one. */
function withoutFifteen(national: string): string {
  return national.length === NATIONAL_DIGITS + 2
    ? national.replace(/^(11|[23]\d{2}|[23]\d{3})15/, '$1')
    : national;
}
