import 'server-only';
import { MAX_BYTES, MAX_SECONDS } from '@/lib/content/table/limits';
import { ReadError } from '@/lib/content/table/read-error';
import { readBytes } from '@/lib/http/read-bytes';

const MAX_REDIRECTS = 5;
const MAX_HOST = 100;

/** The `Accept` header to send, and the most bytes to read. */
type Wanted = { accept: string; maxBytes: number };

export const json: Wanted = { accept: 'application/json', maxBytes: MAX_BYTES };

/** Accepts any type except HTML, which is a web page rather than a table. */
export const table: Wanted = { accept: 'text/csv, text/plain, */*', maxBytes: MAX_BYTES };

/** Fetches a body in time, whatever the server does. Follows redirects only within the host, or between Google's hosts. */
export async function fetchBytes(url: string, wanted: Wanted): Promise<Uint8Array> {
  const { accept, maxBytes } = wanted;
  const response = await fetchFromHost(url, accept, AbortSignal.timeout(MAX_SECONDS * 1_000));
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  const isPage = wanted === table && /^(text\/html|application\/xhtml\+xml)$/i.test(type);
  if (!response.ok || isPage) {
    await response.body?.cancel();
    throw response.ok ? webPage() : statusError(response.status, url);
  }
  const bytes = await readBytes(response, maxBytes);
  if (!bytes) throw tooLong(maxBytes);
  return bytes;
}

const SIGN_IN = 'Google pide entrar con una cuenta: la planilla no está publicada';

function statusError(status: number, url: string): ReadError {
  const isRefused = status === 401 || status === 403;
  if (isRefused && new URL(url).hostname === 'docs.google.com') return new ReadError(SIGN_IN);
  const isGone = status === 404 || status === 410;
  return new ReadError(
    isGone ? `en esa dirección no hay nada (${status})` : `el servidor contestó con el error ${status}`,
  );
}

async function fetchFromHost(url: string, accept: string, signal: AbortSignal): Promise<Response> {
  let address = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(address, {
      // Next's fetch cache ignores the signal when it refreshes an entry, so a hanging API would block the entry forever.
      cache: 'no-store',
      headers: { accept },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    address = nextAddress(address, location);
  }
  throw new ReadError('la dirección lleva de una a otra sin llegar a ninguna');
}

/**
 * Where a redirect leads. Errors name only its host: the rest may hold a password, which the error of `fetch` would repeat.
 * @throws {ReadError} for another host (except between Google's), another protocol than HTTP(S), HTTP after HTTPS, a user or password, or
 * an invalid URL
 */
function nextAddress(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) throw new ReadError('la dirección lleva a otra que no se entiende');
  const to = new URL(location, from);
  const host = to.host.slice(0, MAX_HOST);
  if (to.host !== from.host && !isGooglesOwn(from, to))
    throw new ReadError(
      host === 'accounts.google.com' ? SIGN_IN : `la dirección lleva a otro sitio, ${host}`,
    );
  if (!/^https?:$/.test(to.protocol) || (from.protocol === 'https:' && to.protocol !== 'https:'))
    throw new ReadError('la dirección deja de ser https');
  if (to.username || to.password) throw new ReadError('la dirección lleva a una con contraseña');
  return to;
}

/** Google Sheets publishes a table under one host and serves it from another. */
function isGooglesOwn(from: URL, to: URL): boolean {
  const isFrom = from.hostname === 'docs.google.com' || from.hostname.endsWith('.googleusercontent.com');
  return isFrom && to.protocol === 'https:' && to.hostname.endsWith('.googleusercontent.com');
}

/** The error for a web page where a table should be. */
export function webPage(): ReadError {
  return new ReadError(
    'es una página web, no una planilla: en Google Sheets, Archivo > Compartir > Publicar en la web > Valores separados por comas (.csv)',
  );
}

/** The error for a body or a file of more bytes. */
export function tooLong(maxBytes: number): ReadError {
  return new ReadError(`tiene más de ${maxBytes / 1_000} kB`);
}
