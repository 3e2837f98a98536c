/** C0 and C1 controls, and the marks that turn the direction of the text after them. Line breaks are kept. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Makes foreign text safe to lay out: no control characters, no direction overrides, no broken surrogates, no runs
 * of white space, no endless strings.
 * @param maxLength in UTF-16 units; what is longer is cut and ends in `…`
 */
export function cleanLine(text: string, maxLength: number): string {
  return clean(text.replace(/\s+/g, ' '), maxLength);
}

/** Like {@link cleanLine}, but keeps line breaks; blank lines are folded to one. */
export function cleanParagraphs(text: string, maxLength: number): string {
  return clean(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\s*\n\s*\n\s*/g, '\n\n'),
    maxLength,
  );
}

function clean(text: string, maxLength: number): string {
  const visible = text.replace(invisible, (char) => (char === '\n' ? char : '')).trim();
  const cut = visible.length > maxLength ? `${visible.slice(0, maxLength - 1).trimEnd()}…` : visible;
  return cut.toWellFormed();
}
