import { toWellFormed } from './well-formed';

/**
 * A link that opens a WhatsApp chat with the message already written. `wa.me` reportedly breaks emoji on desktop, and `encodeURI` does not
 * escape `&`, `#` and `+`. A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it. Unlike
 * `email-link` it cuts no text.
 * @param phone with its country code, digits only; empty if unknown
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://api.whatsapp.com/send?phone=${phone}&text=${encodeURIComponent(toWellFormed(text))}`;
}
