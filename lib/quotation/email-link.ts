import { toWellFormed } from './whatsapp';

/** The most characters of a message: some mail programs take no longer address. */
const MAX_TEXT = 1_800;

const CUT = '… (sigue por WhatsApp)';

/** A link that opens an e-mail with the message of a request, as plain text: https://www.rfc-editor.org/rfc/rfc6068 */
export function emailLink(address: string, message: string): string {
  const text = message.replaceAll('*', '').replaceAll('\n', '\r\n');
  const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT - CUT.length) + CUT : text;
  return `mailto:${address}?subject=Cotización&body=${encodeURIComponent(toWellFormed(cut))}`;
}
