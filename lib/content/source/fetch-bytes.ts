import 'server-only';
import { MAX_BYTES, MAX_SECONDS } from '@/lib/content/table/limits';
import { ReadError } from '@/lib/content/table/read-error';
import { readBytes } from '@/lib/http/read-bytes';

/** The `Accept` header to send, the most bytes to read, and whether another address may answer instead. */
type Wanted = { accept: string; maxBytes: number; redirect: 'follow' | 'error' };

export const json: Wanted = { accept: 'application/json', maxBytes: MAX_BYTES, redirect: 'follow' };

/** Accepts any type except HTML, which is a web page rather than a table. Google publishes a sheet on one host and serves it from another. */
export const table: Wanted = { accept: 'text/csv, text/plain, */*', maxBytes: MAX_BYTES, redirect: 'follow' };

/** Fetches a body in time, whatever the server does. */
export async function fetchBytes(url: string, wanted: Wanted): Promise<Uint8Array> {
  const { accept, maxBytes, redirect } = wanted;
  const response = await fetch(url, {
    // Next's fetch cache ignores the signal when it refreshes an entry, so a hanging API would block the entry forever.
    cache: 'no-store',
    headers: { accept },
    redirect,
    signal: AbortSignal.timeout(MAX_SECONDS * 1_000),
  });
  const problem = problemOf(response, url, wanted);
  if (problem) {
    await response.body?.cancel();
    throw problem;
  }
  const bytes = await readBytes(response, maxBytes);
  if (!bytes) throw tooLong(maxBytes);
  return bytes;
}

function problemOf(response: Response, url: string, wanted: Wanted): ReadError | undefined {
  if (response.redirected && url.startsWith('https:') && !response.url.startsWith('https:'))
    return new ReadError('la dirección deja de ser https');
  if (!response.ok) return new ReadError(`el servidor contestó con el error ${response.status}`);
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  return wanted === table && /^(text\/html|application\/xhtml\+xml)$/i.test(type) ? webPage() : undefined;
}

/** The error for a web page where a table should be: mostly Google's, which asks to sign in. */
export function webPage(): ReadError {
  return new ReadError(
    'es una página web, no una planilla: en Google Sheets, Archivo > Compartir > Publicar en la web > Valores separados por comas (.csv)',
  );
}

/** The error for a body or a file of more bytes. */
export function tooLong(maxBytes: number): ReadError {
  return new ReadError(`tiene más de ${maxBytes / 1_000} kB`);
}
