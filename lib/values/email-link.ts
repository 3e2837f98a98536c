import { toWellFormed } from './well-formed';

/** In characters. Windows opens no mail program for a longer link. */
const MAX_MAIL_LINK = 2_046;

const CUT = '… (sigue por WhatsApp)';

/** A link that opens an e-mail with the message of a request, as plain text: https://www.rfc-editor.org/rfc/rfc6068 */
export function emailLink(address: string, message: string): string {
  const start = `mailto:${address}?subject=${encodeURIComponent('Cotización')}&body=`;
  const text = toWellFormed(message).replaceAll('*', '').replaceAll('\n', '\r\n');
  const room = MAX_MAIL_LINK - start.length;
  if (encodeURIComponent(text).length <= room) return start + encodeURIComponent(text);
  return start + encodeURIComponent(startThatFits(text, room - encodeURIComponent(CUT).length) + CUT);
}

/** The start of a text that has at most this many characters once it is encoded. */
function startThatFits(text: string, room: number): string {
  let start = '';
  for (const character of text) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    start += character;
  }
  return start.trimEnd();
}
