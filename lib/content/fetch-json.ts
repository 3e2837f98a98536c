import 'server-only';
import { parseJson } from './parse-json';

export const MAX_BYTES = 2_000_000;
const TIME_LIMIT_MS = 5_000;
const MAX_REDIRECTS = 5;

export type Json = { text: string; body: unknown };

/** Fetches a JSON body within 5 s and 2 MB, whatever the other side does, and from no other host. */
export async function fetchJson(url: string): Promise<Json> {
  const response = await fetchFromHost(url, AbortSignal.timeout(TIME_LIMIT_MS)).catch(failInWords);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const text = await readText(response).catch(failInWords);
  try {
    return { text, body: parseJson(text) };
  } catch {
    throw new Error('the body is not JSON');
  }
}

async function fetchFromHost(url: string, signal: AbortSignal): Promise<Response> {
  let address = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(address, {
      // Next's fetch cache ignores the signal when it refreshes an entry; a hanging API would block it for good.
      cache: 'no-store',
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const { host } = address;
    address = new URL(location, address);
    if (address.host !== host) throw new Error(`redirected to another host, ${address.host}`);
  }
  throw new Error(`redirected more than ${MAX_REDIRECTS} times`);
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop early cancels the stream and closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the body is over 2 MB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function failInWords(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'TimeoutError') throw new Error(`no whole response within ${TIME_LIMIT_MS} ms`);
  const { cause } = error;
  if (!(cause instanceof Error)) throw error;
  throw new Error('code' in cause && cause.code ? String(cause.code) : cause.message);
}
