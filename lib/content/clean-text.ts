import { decodeHTMLStrict } from 'entities';

/**
 * How many characters of a foreign text are looked at for each that is shown. All of it is cut first: what follows takes more time for each
 * character the longer a run of marks or blanks is.
 */
const READ_FOR_EACH = 10;

/** What nobody sees: controls and formats, but not what joins emoji and makes flags. */
const invisible =
  /(?!\s)\p{Cc}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu;

const excessMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Makes foreign text safe to lay out: no entities, control characters, direction overrides or broken surrogates, at most four marks on a
 * letter, no runs of white space, no endless strings.
 */
export function cleanLine(text: string, maxLength: number): string {
  return cut(text, visible(text, maxLength).replace(/\s+/g, ' '), maxLength);
}

/** Like {@link cleanLine}, but keeps line breaks; blank lines are folded to one. */
export function cleanParagraphs(text: string, maxLength: number): string {
  const lines = visible(text, maxLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n');
  return cut(text, lines, maxLength);
}

/** Whether {@link cleanLine} or {@link cleanParagraphs} has cut a foreign text, when this is what it returned. */
export function isCut(original: unknown, cleaned: string): boolean {
  return (
    /…$/.test(cleaned) && typeof original === 'string' && !/…\s*$/.test(visible(original, cleaned.length))
  );
}

/** The entities of HTML as characters, and `<br>` as a line break: shops export both. Done once: `&amp;lt;` is `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(/<br ?\/?>/gi, '\n').replace(/&[#\w]{1,31};/g, (entity) => decodeHTMLStrict(entity));
}

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** What needs nothing of all this: ASCII without `&` and `<`, and the letters and signs of Latin 1. */
const plain = /^[ -%'-;=-~¡-¬®-ÿ]*$/;

/** The beginning of a text, as far as it can be shown, in Unicode's composed form. */
function visible(text: string, maxLength: number): string {
  if (text.length <= maxLength && plain.test(text)) return text;
  const start = decodeEntities(text.slice(0, maxLength * READ_FOR_EACH));
  return withoutInvisible(start).replace(excessMarks, '$1').normalize('NFC');
}

function cut(text: string, cleaned: string, maxLength: number): string {
  const whole = cleaned.trim().toWellFormed();
  if (whole.length <= maxLength && text.length <= maxLength * READ_FOR_EACH) return whole;
  const start = whole.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
