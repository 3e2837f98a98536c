import { takeWhole } from './cut';
import { encodedLength } from './message';

/** In characters. Windows opens no mail program for a longer link. */
const MAX_LINK = 2_046;

const CUT = '… (sigue por WhatsApp)';

/** A link that opens an e-mail with the message of a request, as plain text: https://www.rfc-editor.org/rfc/rfc6068 */
export function emailLink(address: string, message: string): string {
  const start = `mailto:${address}?subject=${encodeURIComponent('Cotización')}&body=`;
  const text = message.replaceAll('*', '').replaceAll('\n', '\r\n');
  const room = MAX_LINK - start.length;
  if (encodedLength(text) <= room) return start + encodeURIComponent(text);
  return start + encodeURIComponent(takeWhole(text, room - encodedLength(CUT), encodedLength) + CUT);
}
