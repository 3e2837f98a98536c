/** Tells how the rest of the code is written, so that old links stay readable should that change. */
const VERSION = '1';

/** Of an option in the code. */
const KEY_LENGTH = 7;

/**
 * The most options that a menu shows, so a longer code names none of this site's menus. More make a page of megabytes that takes seconds
 * to render; no caterer has as many.
 */
export const MAX_OPTIONS = 1_000;

/**
 * How many options a link can hold. The server refuses addresses of more than 4,096 characters (lib/serving/admission.ts):
 * 500 options take 3,501 of them and leave the rest to the base path and to what campaigns add.
 */
export const MAX_SHARED = 500;

/**
 * Letters and digits alone, which leaves no doubt where a link ends: Android drops its last `-` (as of April 2026,
 * https://github.com/signalapp/Signal-Android/issues/14084), and others take what follows for a part of it.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The code of a menu in a link: the version, then 7 letters or digits an option. Equal sets have equal codes.
 * @param ids of the chosen options, as lib/content/menus.ts makes them
 */
export function encodeMenu(ids: Iterable<string>): string {
  return VERSION + [...new Set(Array.from(ids, keyOf))].sort().join('');
}

/**
 * Reads the code of a menu.
 * @param code of any origin
 * @param offered ids of all options on the page
 * @returns the ids of the offered options that the code names, in the order of `offered`, and how many of its options
 * are not offered; undefined for what is no code
 */
export function decodeMenu(
  code: string,
  offered: Iterable<string>,
): { ids: string[]; missing: number } | undefined {
  // The length first: an address can hold megabytes.
  if (code.length > 1 + MAX_OPTIONS * KEY_LENGTH || !/^1(?:[a-zA-Z\d]{7})*$/.test(code)) return undefined;
  const named = new Set(code.slice(1).match(/.{7}/g));
  const ids = Array.from(offered).filter((id) => named.has(keyOf(id)));
  return { ids, missing: named.size - new Set(ids.map(keyOf)).size };
}

/** The first 41 of the 44 bits of an id, which 7 digits hold: that two of 1,000 options share them is a chance of 1 in 4 million. */
function keyOf(id: string): string {
  let bits = Math.floor(Number.parseInt(id.slice(1), 16) / 8);
  let key = '';
  for (let length = 0; length < KEY_LENGTH; length += 1) {
    key = DIGITS.charAt(bits % DIGITS.length) + key;
    bits = Math.floor(bits / DIGITS.length);
  }
  return key;
}
