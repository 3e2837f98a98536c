import { toWellFormed } from './well-formed';

/** The longest link of the owner's answer, in characters. Some phones cut longer addresses. */
export const MAX_LINK = 4_000;

/**
 * A link that opens a WhatsApp chat with the message already written. `wa.me` reportedly breaks emoji on desktop, and `encodeURI` does not
 * escape `&`, `#` and `+`. A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it.
 * @param phone with its country code, digits only
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://api.whatsapp.com/send?phone=${phone}&text=${encodeURIComponent(toWellFormed(text))}`;
}
