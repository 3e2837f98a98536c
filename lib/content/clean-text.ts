import { decodeHTMLStrict } from 'entities';

const invisible = /(?!\s)\p{Cc}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

const excessMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Makes foreign text safe to lay out: no control characters, no direction overrides, no broken surrogates, at most four marks on a
 * letter, no runs of white space, no endless strings.
 */
export function cleanLine(text: string, maxLength: number): string {
  return cut(visible(text).replace(/\s+/g, ' '), maxLength);
}

/** Like {@link cleanLine}, but keeps line breaks; blank lines are folded to one. */
export function cleanParagraphs(text: string, maxLength: number): string {
  const lines = visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n');
  return cut(lines, maxLength);
}

/** Whether {@link cleanLine} or {@link cleanParagraphs} has cut a foreign text, when this is what it returned. */
export function isCut(original: unknown, cleaned: unknown): boolean {
  return /…$/.test(String(cleaned)) && typeof original === 'string' && !/…\s*$/.test(visible(original));
}

/** The entities of HTML as characters, and `<br>` as a line break: shops export both. Done once: `&amp;lt;` is `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(/<br ?\/?>/gi, '\n').replace(/&[#\w]{1,31};/g, (entity) => decodeHTMLStrict(entity));
}

/** In Unicode's composed form. Marks are cut first: composing a run of them takes time by the square of its length. */
function visible(text: string): string {
  return text.replace(invisible, '').replace(excessMarks, '$1').normalize('NFC');
}

function cut(text: string, maxLength: number): string {
  const whole = text.trim().toWellFormed();
  if (whole.length <= maxLength) return whole;
  const start = whole.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
