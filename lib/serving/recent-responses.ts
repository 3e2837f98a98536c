import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isPage } from '../site/pages';
import type { SiteResponse } from './site-response';

/** How long a response is sent to others before one request goes on again. */
const RENEW_AFTER_MS = 1_000;

/** How long at most, while the request that is to renew it is under way, or came to nothing. */
const KEEP_MS = 2_000;

// Written by the page cache, which Next loads as a module of its own.
declare global {
  /** When content was last refreshed on demand: milliseconds since 1970 by the monotonic clock. */
  var refreshedAt: number | undefined;
}

type Handler = (request: IncomingMessage, response: SiteResponse) => Promise<void>;

/** A page as Next had it in its cache. */
type RecentResponse = { headers: OutgoingHttpHeaders; body: Buffer; requestedAt: number; renewAt: number };

/**
 * Answers the visits of a page with the response that one of them got from Next within the last second. Whether a page is stale, and when
 * it is rendered again, stays Next's: one visit a second reaches it. A refresh of the content on demand ends all responses at once.
 * @param handle responds to all other requests, and to that visit
 */
export function repeatRecentResponses(handle: Handler, basePath: string): Handler {
  /** By path and content coding; admission.ts leaves three codings, and of a page's address the path alone. */
  const recent = new Map<string, RecentResponse>();

  return async (request, response) => {
    const { url = '', headers } = request;
    if (!isPage(url, basePath) || headers.rsc !== undefined) return handle(request, response);

    const key = `${headers['accept-encoding']} ${url}`;
    const requestedAt = performance.timeOrigin + performance.now();
    const known = recent.get(key);
    // What Next sends to HEAD and to most validations has no body.
    const canRenew = request.method === 'GET' && headers['if-none-match'] === undefined;
    if (known && isCurrent(known.requestedAt) && requestedAt < known.requestedAt + KEEP_MS) {
      if (!canRenew || requestedAt < known.renewAt) {
        send(known, request, response);
        return;
      }
      known.renewAt = requestedAt + RENEW_AFTER_MS;
    }
    await handle(request, response);
    const isLatest = requestedAt >= (recent.get(key)?.requestedAt ?? 0);
    if (canRenew && isLatest && isFromCache(response) && response.wholeBody) {
      const renewAt = requestedAt + RENEW_AFTER_MS;
      recent.set(key, { headers: response.getHeaders(), body: response.wholeBody, requestedAt, renewAt });
    }
  };
}

/** Whether what was requested then holds all that was refreshed. */
function isCurrent(requestedAt: number): boolean {
  return requestedAt > (globalThis.refreshedAt ?? 0);
}

/**
 * Neither a failure, nor rendered for this very request, nor stale: Next may say so of content that was refreshed meanwhile, while it
 * renders the page. `no-store` is on a page that was not prepared.
 */
function isFromCache(response: SiteResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    response.getHeader('Cache-Control') !== 'no-store'
  );
}

function send({ headers, body }: RecentResponse, request: IncomingMessage, response: SiteResponse) {
  if (matches(request.headers['if-none-match'], String(headers.etag))) {
    const { 'content-type': _, 'content-encoding': __, 'content-length': ___, ...rest } = headers;
    response.writeHead(304, rest).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** The weak comparison of validators: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => ['*', known].includes(tag.trim().replace(/^W\//, '')));
}
