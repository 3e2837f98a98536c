import 'server-only';
import { z } from 'zod';
import { isBearer } from '../site/bearer';
import { config } from '../site/config';
import { sourceNames } from './source-names';

const MAX_BODY = 1_000;

const MAX_A_MINUTE = 20;

const wireBody = z.object({
  sources: z
    .array(z.enum(sourceNames))
    .min(1)
    .default([...sourceNames]),
  /** Whether a table is taken of which more than half is gone. */
  accept: z.boolean().default(false),
  /** Whether the other instances are notified: not when one of them sends this. */
  notifyPeers: z.boolean().default(true),
});

type Revalidation = z.infer<typeof wireBody>;

const tooManyGuesses = limiter();
const tooManyRefreshes = limiter();

export async function parseRevalidation(request: Request): Promise<Revalidation | { refused: number }> {
  if (!config.REVALIDATE_SECRET) return { refused: 404 };
  const granted = isBearer(request.headers.get('authorization'), config.REVALIDATE_SECRET);
  if (!granted) return { refused: tooManyGuesses() ? 429 : 401 };
  const text = await readShort(request);
  if (text === undefined) return { refused: 413 };
  const body = wireBody.safeParse(parseJson(text || '{}'));
  if (!body.success) return { refused: 400 };
  return body.data.notifyPeers && tooManyRefreshes() ? { refused: 429 } : body.data;
}

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
