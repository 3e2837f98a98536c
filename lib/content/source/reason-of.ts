import { MAX_SECONDS } from '@/lib/content/table/limits';
import { ReadError } from '@/lib/content/table/read-error';

/** What the codes of Node's errors mean. */
const codes: Record<string, string> = {
  ENOENT: 'no existe el archivo',
  EACCES: 'el sitio no tiene permiso para leer el archivo',
  ENOTFOUND: 'no existe esa dirección, o no hay internet',
  EAI_AGAIN: 'no hay internet',
  ECONNREFUSED: 'el servidor de esa dirección no contesta',
  ECONNRESET: 'la conexión se cortó',
  UND_ERR_SOCKET: 'la conexión se cortó',
};

/** The reason for a failed reading, in Spanish. `fetch-bytes` has those of responses, such as Google's login page. */
export function reasonOf(error: unknown): string {
  const { cause } = Object(error);
  // `fetch` wraps the reason in an error that says nothing.
  const { path = '', message } = Object(cause ?? error);
  const kind = knownKind(error);
  if (error instanceof ReadError || !kind) return String(message ?? error);
  return `${kind} ${path}`.trim();
}

/** The part of a reason that everybody may read: without paths, addresses and what programs say. */
export function kindOf(error: unknown): string {
  return knownKind(error) ?? 'no se puede leer';
}

function knownKind(error: unknown): string | undefined {
  if (error instanceof ReadError) return error.kind;
  if (error instanceof SyntaxError) return 'la respuesta no es JSON';
  const { name, cause } = Object(error);
  if (name === 'TimeoutError') return `no hubo respuesta en ${MAX_SECONDS} segundos`;
  return codes[Object(cause ?? error).code];
}
