import { MAX_SECONDS } from '@/lib/content/limits';

/**
 * Thrown where it is noticed that a source or a picture cannot be read, such as a web page instead of a table in `source/request-source`. The
 * message says why, in Spanish.
 */
export class ReadError extends Error {
  /** @param publicReason the part of the message that everybody may read: the rest may hold what somebody typed */
  constructor(
    readonly publicReason: string,
    rest = '',
  ) {
    super(publicReason + rest);
  }
}

/** What the codes of Node's errors mean. */
const codes: Record<string, string> = {
  ENOENT: 'no existe el archivo',
  EISDIR: 'es una carpeta, no un archivo',
  EACCES: 'el sitio no tiene permiso para leer el archivo',
  ENOTFOUND: 'no existe esa dirección, o no hay internet',
  EAI_AGAIN: 'no hay internet',
  ECONNREFUSED: 'el servidor de esa dirección no contesta',
  ECONNRESET: 'la conexión se cortó',
  UND_ERR_SOCKET: 'la conexión se cortó',
};

/** The reason for a failed reading, in Spanish where it is known. */
export function reasonOf(error: unknown): string {
  const { cause } = Object(error);
  // `fetch` wraps the reason in an error that says nothing.
  const { path = '', message } = Object(cause ?? error);
  if (error instanceof ReadError) return error.message;
  const known = knownReason(error);
  return known ? `${known} ${path}`.trim() : String(message ?? error);
}

/** The part of a reason that everybody may read: without paths, addresses and what programs say. */
export function publicReasonOf(error: unknown): string {
  return knownReason(error) ?? 'no se puede leer';
}

function knownReason(error: unknown): string | undefined {
  if (error instanceof ReadError) return error.publicReason;
  if (error instanceof SyntaxError) return 'la respuesta no es JSON';
  const { name, cause } = Object(error);
  if (name === 'TimeoutError') return `no hubo respuesta en ${MAX_SECONDS} segundos`;
  return codes[Object(cause ?? error).code];
}
