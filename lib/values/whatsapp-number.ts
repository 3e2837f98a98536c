const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** Number of digits of an Argentine number without country code, 0, 9 and 15. */
const NATIONAL_DIGITS = 10;

/**
 * The digits of a number, as WhatsApp's links need them; or that it reaches nobody and how to write it, in Spanish, with the number that is
 * probably meant. No country's rules judge its length: some areas of Argentina have more digits than the rules of libraries allow.
 */
export function readWhatsappNumber(
  text: string,
): { digits: string } | { problem: string; proposed: string | undefined } {
  const digits = text.replace(/\D/g, '');
  const isNumber = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !/\p{L}/u.test(text);
  if (isNumber && isInternational(text, digits)) return { digits };
  const proposed = argentineNumber(digits);
  const how = proposed ?? 'con + y el código del país, como +54 9 341 555-0000';
  return { problem: `así no llega a WhatsApp: escribilo ${how}`, proposed };
}

/** Whether a number has a country's code and, if that is Argentina's, neither the 0 nor the 15 of calls within the country. */
function isInternational(text: string, digits: string): boolean {
  const [, national] = /^549?(\d+)$/.exec(digits) ?? [];
  if (national === undefined) return /^\D*\+/.test(text) && !digits.startsWith('0');
  return !national.startsWith('0') && withoutFifteen(national) === national;
}

/**
 * A number as people read it: a mobile of Argentina as `+54 9 341 555-0000`, any other as `+59899123456`. No rule tells areas of three
 * digits from areas of four, so all but 11 are written with three.
 */
export function numberText(digits: string): string {
  return `+${digits.replace(/^549(11(?=\d{8}$)|\d{3}(?=\d{7}$))(\d+)(\d{4})$/, '54 9 $1 $2-$3')}`;
}

/** A number of Argentina with the 9 that every mobile has; undefined if it does not lack it. A landline with WhatsApp Business has none. */
export function withMobileNine(digits: string): string | undefined {
  return /^54[^9]/.test(digits) ? numberText(digits.replace(/^54/, '549')) : undefined;
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
