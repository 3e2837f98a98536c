/** Replaces each lone surrogate with U+FFFD, like `String.prototype.toWellFormed`, which Firefox has only since 119. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
