import 'server-only';

export const MAX_BYTES = 2_000_000;
const TIME_LIMIT_MS = 5_000;
const MAX_REDIRECTS = 5;

/** Fetches a body of one of these types within 5 s and 2 MB, whatever the other side does, and from no other host. */
export async function fetchBytes(url: string, types: readonly string[]): Promise<Uint8Array> {
  const response = await fetchFromHost(url, types, AbortSignal.timeout(TIME_LIMIT_MS)).catch(failInWords);
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
  const isTable = types.includes('text/csv');
  if (!response.ok || (isTable && !types.includes(type))) {
    await response.body?.cancel();
    throw new Error(
      response.ok ? `the response is ${type || 'of no type'}, not a table` : `status ${response.status}`,
    );
  }
  return readBytes(response).catch(failInWords);
}

async function fetchFromHost(url: string, types: readonly string[], signal: AbortSignal): Promise<Response> {
  let address = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(address, {
      // Next's fetch cache ignores the signal when it refreshes an entry; a hanging API would block it for good.
      cache: 'no-store',
      headers: { accept: types.join(', ') },
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, address);
    if (next.host !== address.host && !isGooglesOwn(address, next))
      throw new Error(`redirected to another host, ${next.host}`);
    address = next;
  }
  throw new Error(`redirected more than ${MAX_REDIRECTS} times`);
}

/** Google Sheets publishes a table under one host and sends it from another. */
function isGooglesOwn(from: URL, to: URL): boolean {
  const isFrom = from.hostname === 'docs.google.com' || from.hostname.endsWith('.googleusercontent.com');
  return isFrom && to.protocol === 'https:' && to.hostname.endsWith('.googleusercontent.com');
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and closes the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the body is over 2 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failInWords(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'TimeoutError') throw new Error(`no whole response within ${TIME_LIMIT_MS} ms`);
  const { cause } = error;
  if (!(cause instanceof Error)) throw error;
  throw new Error('code' in cause && cause.code ? String(cause.code) : cause.message);
}
