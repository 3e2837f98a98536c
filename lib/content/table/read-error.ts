/** Thrown for what cannot be read. The message says why, in Spanish. */
export class ReadError extends Error {}
