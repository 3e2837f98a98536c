import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { config } from '../site/config';
import { sourceNames } from './source-names';

const MAX_BODY = 1_000;

/** An owner saves less often in a minute, and so few guesses at a secret are hopeless. */
const MAX_A_MINUTE = 20;

const wireBody = z.object({
  sources: z
    .array(z.enum(sourceNames))
    .min(1)
    .default([...sourceNames]),
  /** Whether the other instances are notified: not when one of them sends this. */
  notifyPeers: z.boolean().default(true),
});

/** What a granted request asks for. */
type Revalidation = z.infer<typeof wireBody>;

// Counted separately, or wrong secrets could use up what the owner may do.
const tooManyGuesses = limiter();
const tooManyRefreshes = limiter();

/**
 * Reads a request to refresh content.
 * @returns what it asks for, all sources when it names none; or the HTTP status that it is refused with
 */
export async function parseRevalidation(request: Request): Promise<Revalidation | { refused: number }> {
  if (!config.REVALIDATE_SECRET) return { refused: 404 };
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const granted = isSame(given, config.REVALIDATE_SECRET);
  if (!granted) return { refused: tooManyGuesses() ? 429 : 401 };
  const text = await readShort(request);
  if (text === undefined) return { refused: 413 };
  const body = wireBody.safeParse(parseJson(text || '{}'));
  if (!body.success) return { refused: 400 };
  // What another instance sends was counted there.
  return body.data.notifyPeers && tooManyRefreshes() ? { refused: 429 } : body.data;
}

/** Counts its calls, and tells whether there were too many within a minute of the monotonic clock. */
function limiter(): () => boolean {
  let minuteStart = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    if (performance.now() - minuteStart > 60_000) {
      minuteStart = performance.now();
      calls = 0;
    }
    calls += 1;
    return calls > MAX_A_MINUTE;
  };
}

/** In constant time: neither a common prefix nor the length of the secret shows in how long it takes. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** @returns undefined when the body is too long, of which no more than that is read */
async function readShort(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY) return undefined;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
