/** Thrown for what cannot be read. The message says why, in Spanish. */
export class ReadError extends Error {
  /** @param kind the part of the message that everybody may read: the rest may hold what somebody typed */
  constructor(
    readonly kind: string,
    rest = '',
  ) {
    super(kind + rest);
  }
}
