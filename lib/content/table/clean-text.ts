/**
 * How many characters of a foreign text are read for each one shown. The text is cut first, because on long runs of marks or blanks the
 * later steps take more than linear time.
 */
const READ_FOR_EACH = 10;

/** Invisible characters: control and format characters, except those that join emoji or form flags. */
const invisible =
  /(?!\s)\p{Cc}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu;

const excessMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Makes foreign text safe to lay out on one line: no control characters, direction overrides or lone surrogates, at most four combining
 * marks in a row, no runs of white space, and at most `maxLength` characters.
 */
export function cleanLine(text: string, maxLength: number): string {
  return cut(text, visible(text, maxLength).replace(/\s{2,}|[^\S ]/g, ' '), maxLength);
}

/** The start of a text, as reports to the owner name it. */
export function inShort(text: string): string {
  return cleanLine(text, 40);
}

/** Like {@link cleanLine}, but keeps line breaks; several blank lines become one. */
export function cleanParagraphs(text: string, maxLength: number): string {
  const lines = visible(text, maxLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n');
  return cut(text, lines, maxLength);
}

/** A text without invisible characters, and with at most four combining marks in a row. */
export function withoutInvisible(text: string): string {
  return plain.test(text) ? text : text.replace(invisible, '').replace(excessMarks, '$1');
}

/** Text that needs no cleaning: ASCII, and the letters and signs of Latin-1. Most is, and the cleaning takes ten times longer. */
const plain = /^[ -~¡-¬®-ÿ\n]*$/;

/** The visible characters at the start of a text, in Unicode's composed form. */
function visible(text: string, maxLength: number): string {
  return withoutInvisible(text.slice(0, maxLength * READ_FOR_EACH)).normalize('NFC');
}

function cut(text: string, cleaned: string, maxLength: number): string {
  const whole = cleaned.trim().toWellFormed();
  if (whole.length <= maxLength && text.length <= maxLength * READ_FOR_EACH) return whole;
  const start = whole.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
