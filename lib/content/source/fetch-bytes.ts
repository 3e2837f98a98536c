import 'server-only';
import { MAX_BYTES, MAX_SECONDS } from '@/lib/content/limits';
import { ReadError } from '@/lib/content/table/read-error';
import { readBytes } from '@/lib/http/read-bytes';

/** The `Accept` header to send, the most bytes to read, and whether another address may answer instead. */
type Wanted = { accept: string; maxBytes: number; redirect: 'follow' | 'error' };

/** An API may have moved. */
export const json: Wanted = { accept: 'application/json', maxBytes: MAX_BYTES, redirect: 'follow' };

/** Google publishes a table on one host and serves it from another. */
export const table: Wanted = { accept: 'text/csv, text/plain, */*', maxBytes: MAX_BYTES, redirect: 'follow' };

/** Fetches a body in time, whatever the server does. */
export async function fetchBytes(url: string, { accept, maxBytes, redirect }: Wanted): Promise<Uint8Array> {
  const response = await fetch(url, {
    // Next's fetch cache ignores the signal when it refreshes an entry, so a hanging API would block the entry forever.
    cache: 'no-store',
    headers: { accept },
    redirect,
    signal: AbortSignal.timeout(MAX_SECONDS * 1_000),
  });
  const problem = problemOf(response, url);
  if (problem) {
    await response.body?.cancel();
    throw problem;
  }
  const bytes = await readBytes(response, maxBytes);
  if (!bytes) throw tooLong(maxBytes);
  return bytes;
}

function problemOf(response: Response, url: string): ReadError | undefined {
  if (response.redirected && url.startsWith('https:') && !response.url.startsWith('https:'))
    return new ReadError('la dirección deja de ser https');
  return response.ok ? undefined : new ReadError(`el servidor contestó con el error ${response.status}`);
}

/** The error for a body or a file of more bytes. */
export function tooLong(maxBytes: number): ReadError {
  return new ReadError(`tiene más de ${maxBytes / 1_000} kB`);
}
