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
  if (error instanceof ReadError) return error.message;
  if (error instanceof SyntaxError) return 'la respuesta no es JSON';
  const { name, cause } = Object(error);
  if (name === 'TimeoutError') return `no hubo respuesta en ${MAX_SECONDS} segundos`;
  // `fetch` wraps the reason in an error that says nothing.
  const { code, path = '', message } = Object(cause ?? error);
  return codes[code] ? `${codes[code]} ${path}`.trim() : String(message ?? error);
}
