import { toWellFormed } from './whatsapp';

/** A line of a pasted text, without what chats and e-mail add around it. */
export type PastedLine = {
  text: string;
  /** The sender, if WhatsApp states one at the start of the line. */
  sender: string | undefined;
  /** Whether the copied text was cut off here. */
  isCut: boolean;
};

/** In characters, as many as WhatsApp sends in one message. The rest of a longer text is not read. */
const MAX_TEXT = 65_536;

/** One character more than is read, so that {@link isReadInPart} still tells a longer text. */
export const MAX_PASTED = MAX_TEXT + 1;

/** What a field shows of a pasted text. Browsers take quadratic time to show a run of combining marks: 20,000 of them take a second. */
export function shownPart(text: string): string {
  return text.replace(/(\p{M}{4})\p{M}+/gu, '$1').slice(0, MAX_PASTED);
}

/** No line of a request is longer. Each line is cut before a pattern sees it, so the work grows linearly with the text. */
export const MAX_LINE = 2_000;

/** A text with more lines is not a chat either. */
const MAX_LINES = 5_000;

const LINE_BREAKS = ['\r\n', '\r', '\u2028', '\u2029'];

/** The lines of a text that was copied from a chat or an e-mail. */
export function linesOf(text: string): PastedLine[] {
  const lines = unquoted(unified(text).trim()).split('\n', MAX_LINES);
  return withoutCutMarks(lines.map((line) => plainLine(toWellFormed(line.slice(0, MAX_LINE)))));
}

/** Whether {@link linesOf} leaves out a part of the text. */
export function isReadInPart(text: string): boolean {
  const lines = unified(text)
    .trim()
    .split('\n', MAX_LINES + 1);
  return text.length > MAX_TEXT || lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE);
}

/** The start of a text, with one kind of line break. */
function unified(text: string): string {
  return LINE_BREAKS.reduce((all, lineBreak) => all.replaceAll(lineBreak, '\n'), text.slice(0, MAX_TEXT));
}

function unquoted(text: string): string {
  return '"“«'.includes(text.charAt(0)) && '"”»'.includes(text.charAt(text.length - 1))
    ? text.slice(1, -1)
    : text;
}

/** Invisible characters that WhatsApp adds around names and times. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** `[14:03, 25/11/2026] Ana: `, `[25 nov 2026, 2:03 PM] Ana: `, `25/11/26 2:03 p. m. - Ana: ` and `2026-11-25, 14.03 – Ana: `. */
const STAMP =
  /^(?:\[(?=[^\]]{0,30}\d[:.]\d\d)[^\]]{8,40}\]|[\d/.-]{6,10},?(?: (?:a las|às|kl\.?))? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.? ?m\.?)? [-–]) ?([^:]{1,60}):(?: |$)/i;

const MAX_STAMP = 120;

function plainLine(line: string): PastedLine {
  const text = line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u00A0\u202F\t]/g, ' ')
    .trim();
  const [stamp = '', sender] = STAMP.exec(text.slice(0, MAX_STAMP)) ?? [];
  const said = text.slice(stamp.length).replace(/^(?:[>|] ?)+/, '');
  return { text: withoutEditMark(said), sender, isCut: false };
}

/** Removes a mark such as `<Se editó este mensaje.>` or `<This message was edited>` from the end. */
function withoutEditMark(text: string): string {
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  return start >= 0 && /\bedit/i.test(text.slice(start)) ? text.slice(0, start).trimEnd() : text;
}

/** How our own e-mails say that the rest is elsewhere (email-link.ts). */
const GOES_ON = /(?:\.{3}|…)? ?\(sigue por whatsapp\)$/i;

/** That mark, and what WhatsApp shows instead of the rest of a long message: `Leer más`, `[Read more]`, `… más`. */
const CUT_MARK = new RegExp(
  [
    GOES_ON.source,
    '(?:\\.{3}|…)? ?[[(]?(?:leer|ver|ler|read|see) (?:m[aá]s|more|mais)[\\])]?\\.?$',
    '(?:\\.{3}|…) ?(?:\\p{L}{1,9} )?(?:m[aá]s|more|mais)\\.?$',
  ].join('|'),
  'iu',
);

/** Removes the marks of cut messages, and sets `isCut` where there was one. */
function withoutCutMarks(lines: readonly PastedLine[]): PastedLine[] {
  let next: PastedLine | undefined;
  // Not `toReversed`, which Firefox has only since 115.
  return [...lines]
    .reverse()
    .map((line) => {
      const isLast = !next || next.sender !== undefined;
      const text = line.text.replace(isLast ? CUT_MARK : GOES_ON, '').trimEnd();
      if (!isRemark(line.text)) next = line;
      return text === line.text ? line : { ...line, text, isCut: true };
    })
    .reverse();
}

const REMARK =
  /^(?:|[.…]{1,3}|Reenviado(?: muchas veces)?|Forwarded|Eliminaste este mensaje\.?|(?:Editad[oa]|Edited)? ?·? ?(?:\d{1,2}:\d\d(?: ?[ap]\.? ?m\.?)?)? ?✓{0,2}|-{2,3}|(?:Enviado desde mi|Sent from my) .{1,40})$/i;

/** Whether a line is empty, or is what WhatsApp or a mail program adds to a message. */
export function isRemark(text: string): boolean {
  return REMARK.test(text);
}

/** The narrowest and the widest lines that e-mail programs wrap to, in characters. */
const [MIN_WIDTH, MAX_WIDTH] = [55, 100];

/**
 * Rejoins lines that e-mail has wrapped: a line was wrapped if the next word would have made it longer than the longest one.
 * @param isStart whether a line begins something of its own
 */
export function unwrapped(
  lines: readonly PastedLine[],
  isStart: (line: PastedLine) => boolean,
): readonly PastedLine[] {
  const width = lines.reduce((most, { text }) => Math.max(most, text.includes(' ') ? text.length : 0), 0);
  const isChat = lines.some(({ sender }) => sender !== undefined);
  if (isChat || width < MIN_WIDTH || width > MAX_WIDTH) return lines;
  const joined: PastedLine[] = [];
  let lengthAbove = 0;
  for (const line of lines) {
    const above = joined.at(-1);
    const [word = ''] = line.text.split(' ', 1);
    const isWrapped = lengthAbove > 0 && word !== '' && lengthAbove + 1 + word.length > width;
    if (above && isWrapped && !isStart(line))
      joined.splice(-1, 1, { ...line, text: `${above.text} ${line.text}` });
    else joined.push(line);
    lengthAbove = line.text.length;
  }
  return joined;
}
