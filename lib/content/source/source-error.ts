import type { Language } from '@/lib/content/rows/sentences';
import { NotTextError } from '@/lib/content/table/decode-text';
import { TableError } from '@/lib/content/table/grid';

/** Thrown if a source cannot be read. Says why, in English for the API's developers and in Spanish for the table's owner. */
export class SourceError extends Error {
  constructor(
    readonly en: string,
    readonly es: string,
  ) {
    super(en);
  }
}

/** What the codes of Node's errors mean, for the owner of a table. */
const codes: Record<string, string> = {
  ENOENT: 'no existe el archivo',
  EACCES: 'el sitio no tiene permiso para leer el archivo',
  ENOTFOUND: 'no existe esa dirección, o no hay internet',
  EAI_AGAIN: 'no hay internet',
  ECONNREFUSED: 'el servidor de esa dirección no contesta',
  ECONNRESET: 'la conexión se cortó',
  UND_ERR_SOCKET: 'la conexión se cortó',
};

/** The reason for a failed reading, in words. */
export function reasonOf(error: unknown, language: Language): string {
  if (error instanceof SourceError) return error[language];
  if (error instanceof TableError) return error.message;
  if (error instanceof NotTextError)
    return language === 'en'
      ? 'the body is not text'
      : `${error.message}, no un CSV: guardalo o publicalo como CSV`;
  if (error instanceof SyntaxError) return 'the body is not JSON';
  const { code, path = '', message } = Object(error);
  return language === 'es' && codes[code] ? `${codes[code]} ${path}`.trim() : String(message ?? error);
}
