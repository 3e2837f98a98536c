import { toWellFormed } from './well-formed';

/**
 * A link that opens a WhatsApp chat with the message already written. `wa.me` reportedly breaks emoji on desktop, and `encodeURI` does not
 * escape `&`, `#` and `+`. A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it. No text
 * is cut, as `email-link` does.
 * @param phone with its country code, digits only
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://api.whatsapp.com/send?phone=${phone}&text=${encodeURIComponent(toWellFormed(text))}`;
}
