import 'server-only';
import { after, connection } from 'next/server';
import { readShort } from '@/lib/http/read-bytes';
import { refuse, refuseWithoutSecret } from '@/lib/http/refuse';
import { ofProcess } from '@/lib/process/of-process';
import { redis } from '@/lib/redis/redis';
import { config } from '@/lib/site/config';
import { countsInFolder } from './count-store';
import { Counter } from './counter';
import { countsInRedis } from './counts-in-redis';
import { countsText } from './counts-text';
import { isKnownEvent } from './names';

const MAX_EVENT = 100;

const headers = { 'Cache-Control': 'no-store' };

/**
 * How programs name themselves that open pages and run scripts: as a bot (a Cubot is a phone), crawler, spider or preview, by an address that
 * explains them, or, without any of these, as Google's, Lighthouse's and headless browsers do. In Instagram's browser a Pixel is
 * `Google/google`.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|preview|https?:|\bGoogle-|-Google\b|GoogleOther|Lighthouse|Headless/i;

export function isCrawler(userAgent: string): boolean {
  return PROGRAM.test(userAgent);
}

/** The counter of this process; undefined if counting is off. */
function counterOfProcess(): Counter | undefined {
  if (!config.COUNTS) return undefined;
  return ofProcess('counter', () => {
    const counter = new Counter(redis ? countsInRedis(redis) : countsInFolder(config.CONTENT_CACHE_DIR));
    process.once('SIGTERM', () => counter.end());
    return counter;
  });
}

/** `POST /api/count`, with a body such as `visit instagram`. */
export async function countEvent(request: Request): Promise<Response> {
  return new Response(null, { status: await countAndReply(request), headers });
}

async function countAndReply(request: Request): Promise<number> {
  const counter = counterOfProcess();
  if (!counter) return 404;
  if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return 403;
  const name = await readShort(request, MAX_EVENT);
  if (name === undefined) return 413;
  if (!isKnownEvent(name)) return 400;
  const { headers: sent } = request;
  if (sent.get('sec-gpc') === '1' || isCrawler(sent.get('user-agent') ?? '')) return 204;
  const written = counter.count(name);
  // Next waits for it before the process ends.
  if (written) after(written);
  return 204;
}

/** `GET /api/counts`, with the secret: a table in Spanish or, for who accepts `application/json`, the sums as JSON. */
export async function reportCounts(request: Request): Promise<Response> {
  // Otherwise Next would run this in the build, and keep the response.
  await connection();
  const counter = counterOfProcess();
  if (!counter) return refuse(404, 'Este sitio no cuenta nada: falta COUNTS=1.');
  const refusal = refuseWithoutSecret(request);
  if (refusal) return refusal;
  try {
    const counts = await counter.report();
    if (request.headers.get('accept')?.includes('application/json'))
      return Response.json(Object.fromEntries(counts), { headers });
    const text = { 'Content-Type': 'text/plain; charset=utf-8', ...headers };
    return new Response(countsText(counts), { headers: text });
  } catch {
    return refuse(503, 'Lo contado no se puede leer ahora.');
  }
}
