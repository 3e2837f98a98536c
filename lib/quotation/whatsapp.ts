/**
 * A link that opens a WhatsApp chat with the message already written; the visitor still has to press send.
 *
 * `api.whatsapp.com/send` rather than `wa.me`, which is reported to break emoji on desktop. `encodeURIComponent`
 * because `encodeURI` lets `&`, `#` and `+` through and they cut or change the text.
 *
 * @param phone the business's number with its country code, digits alone
 * @param text the message; half a surrogate pair, on which `encodeURIComponent` throws, becomes U+FFFD
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://api.whatsapp.com/send?phone=${phone}&text=${encodeURIComponent(toWellFormed(text))}`;
}

/** Writes U+FFFD for each half of a surrogate pair, as `String.prototype.toWellFormed`, which Safari has since 16.4, does. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
