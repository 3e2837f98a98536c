import 'server-only';

const MAX_BYTES = 2_000_000;
const TIME_LIMIT_MS = 5_000;

/**
 * Fetches a JSON body within 5 s and 2 MB, whatever the other side does.
 * @throws {Error} with a message of a few words that says what went wrong
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    // Next's fetch cache ignores the signal when it refreshes an entry; a hanging API would block it for good.
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(failInWords);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const text = await readText(response).catch(failInWords);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the body is not JSON');
  }
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

/** `fetch failed` says nothing; the reason is in the cause (ECONNREFUSED, ENOTFOUND, redirect count exceeded …). */
function failInWords(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'TimeoutError') throw new Error(`no whole answer within ${TIME_LIMIT_MS} ms`);
  const { cause } = error;
  if (!(cause instanceof Error)) throw error;
  throw new Error('code' in cause && cause.code ? String(cause.code) : cause.message);
}
