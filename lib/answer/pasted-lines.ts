import { toWellFormed } from '@/lib/values/well-formed';

/** A line of a pasted text. */
export type PastedLine = {
  /** Without what chats and e-mail add around it. */
  text: string;
  /** The sender, if WhatsApp states one at the start of the line. */
  sender: string | undefined;
  /** Whether the copied text was cut off here. */
  isCut: boolean;
};

/** In characters, as many as WhatsApp sends in one message. The rest of a longer text is not read. */
export const MAX_TEXT = 65_536;

/** Hardly a line is longer; the rest of one is dropped. Patterns see no more of it, so the work grows linearly with the text. */
const MAX_PASTED_LINE = 2_000;

/** `[14:03, 25/11/2026] Ana: `, `[25 nov 2026, 2:03 PM] Ana: `, `25/11/26 2:03 p. m. - Ana: ` and `2026-11-25, 14.03 – Ana: `. */
const STAMP =
  /^(?:\[(?=[^\]]{0,30}\d[:.]\d\d)[^\]]{8,40}\]|[\d/.-]{6,10},?(?: a las)? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.? ?m\.?)? [-–]) ?([^:]{1,60}):(?: |$)/i;

/** What WhatsApp, or our own e-mail, puts in place of the rest. */
const CUT_MARK = /(?:^|(?:\.{3}|…) ?| (?=[[(]))[[(]?(?:leer m[aá]s|sigue por whatsapp)[\])]?\.?$/i;

/** Invisible characters that WhatsApp adds around names and times. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Reads a text as it is copied from WhatsApp or e-mail: in quotation marks, quoted, with time and name before each message or line. */
export function pastedLines(pasted: string): PastedLine[] {
  const read = pasted.slice(0, MAX_TEXT).trim();
  const [, unquoted = read] = /^["“«](.*)["”»]$/s.exec(read) ?? [];
  return unquoted.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => {
    const plain = toWellFormed(line.slice(0, MAX_PASTED_LINE))
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/[\u00A0\u202F\t]/g, ' ')
      .trim();
    const [stamp = '', sender] = STAMP.exec(plain) ?? [];
    const said = withoutEditMark(plain.slice(stamp.length).replace(/^(?:> ?)+/, ''));
    const whole = said.replace(CUT_MARK, '').trim();
    return { text: /^[.…]+$/.test(whole) ? '' : whole, sender, isCut: CUT_MARK.test(said) };
  });
}

/** Removes a mark such as `<Se editó este mensaje.>` or `<This message was edited>` from the end. */
function withoutEditMark(text: string): string {
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  return start >= 0 && /\bedit/i.test(text.slice(start)) ? text.slice(0, start).trimEnd() : text;
}
