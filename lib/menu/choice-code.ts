const VERSION = '1';

const KEY_LENGTH = 7;

/**
 * Letters and digits only, so that it is clear where a link ends: Android drops its last `-` (as of April 2026,
 * https://github.com/signalapp/Signal-Android/issues/14084), and other apps take the text after a link for part of it.
 */
const BASE = 62;

/** 0 to 9, A to Z, a to z. */
function digitOf(value: number): string {
  return value < 36 ? value.toString(36).toUpperCase() : (value - 26).toString(36);
}

const FOREIGN = /[^a-zA-Z\d]/;

const KEYS = new RegExp(`.{${KEY_LENGTH}}`, 'g');

/** The code of a choice in a link: the version, then 7 letters or digits per option. Equal sets have equal codes. */
export function encodeChoice(ids: Iterable<string>): string {
  return VERSION + [...new Set(Array.from(ids, linkKey))].sort().join('');
}

export function decodeChoice(
  code: string,
  offered: Iterable<string>,
): { ids: string[]; missing: number } | undefined {
  const length = code.length - VERSION.length;
  const isWhole = length > 0 && length % KEY_LENGTH === 0;
  if (!code.startsWith(VERSION) || !isWhole || FOREIGN.test(code)) return undefined;
  const named = new Set(code.slice(1).match(KEYS));
  const ids = Array.from(offered).filter((id) => named.has(linkKey(id)));
  return { ids, missing: named.size - new Set(ids.map(linkKey)).size };
}

/** The first 41 of the 44 bits that `optionId` (lib/content/rows/menu/judge-menu.ts) gives an id: `KEY_LENGTH` digits hold no more. */
function linkKey(id: string): string {
  let bits = Math.floor(Number.parseInt(id.slice(1), 16) / 8);
  let key = '';
  for (let length = 0; length < KEY_LENGTH; length += 1) {
    key = digitOf(bits % BASE) + key;
    bits = Math.floor(bits / BASE);
  }
  return key;
}
