import { toWellFormed } from './whatsapp';

/** Joins a text into one line, cut to at most `maxLength` characters. */
export function cutLine(text: string, maxLength: number): string {
  const lines = text.split(/[\r\n\u2028\u2029]/).map((line) => line.trim());
  const line = toWellFormed(lines.filter(Boolean).join(' '));
  if (line.length <= maxLength) return line;
  return takeWhole(line, maxLength, (grapheme) => Array.from(grapheme).length);
}

/** The start of a text that fits into `room`, without splitting what a reader sees as one character. */
export function takeWhole(text: string, room: number, lengthOf: (grapheme: string) => number): string {
  let taken = '';
  for (const grapheme of graphemesOf(text)) {
    room -= lengthOf(grapheme);
    if (room < 0) break;
    taken += grapheme;
  }
  return taken.trimEnd();
}

/** What a reader sees as characters; code points if the browser cannot segment text (Firefox before 125). */
function* graphemesOf(text: string): Iterable<string> {
  if (!Intl.Segmenter) yield* text;
  else for (const { segment } of new Intl.Segmenter('es').segment(text)) yield segment;
}
