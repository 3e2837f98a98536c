/**
 * A link that opens a WhatsApp chat with the message already written. `wa.me` is reported to break emoji on desktop, and `encodeURI` lets
 * `&`, `#` and `+` through. Half a surrogate pair, on which `encodeURIComponent` throws, becomes U+FFFD.
 * @param phone with its country code, digits alone
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://api.whatsapp.com/send?phone=${phone}&text=${encodeURIComponent(toWellFormed(text))}`;
}

/** Writes U+FFFD for each half of a surrogate pair, as `String.prototype.toWellFormed`, which Safari has since 16.4, does. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
