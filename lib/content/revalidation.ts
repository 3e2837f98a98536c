import 'server-only';
import { z } from 'zod';
import { sharedState } from '@/lib/shared-state';
import { isBearer, refuseWithoutSecret } from '@/lib/site/bearer';
import { config } from '@/lib/site/config';
import { limitAMinute } from '@/lib/site/rate-limit';
import { readShort } from '@/lib/site/read-short';
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
});

/** Which sources are to be refreshed, and how. */
type Revalidation = z.infer<typeof wireBody> & {
  /** Whether another instance has refreshed them, which this process tells itself: it has notified the others already. */
  fromPeer: boolean;
};

const tooManyRefreshes = limitAMinute(MAX_A_MINUTE);

/** Reads a `POST /api/revalidate`, or says with which status it is refused. */
export async function parseRevalidation(request: Request): Promise<Revalidation | { refused: number }> {
  const authorization = request.headers.get('authorization');
  const fromPeer = isBearer(authorization, sharedState.peers?.token);
  if (!fromPeer) {
    if (!config.REVALIDATE_SECRET) return { refused: 404 };
    const refused = refuseWithoutSecret(authorization);
    if (refused) return { refused };
  }
  const text = await readShort(request, MAX_BODY);
  if (text === undefined) return { refused: 413 };
  const body = wireBody.safeParse(parseJson(text || '{}'));
  if (!body.success) return { refused: 400 };
  return !fromPeer && tooManyRefreshes() ? { refused: 429 } : { ...body.data, fromPeer };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
