import type { IncomingMessage } from 'node:http';
import { isPage } from '../site/pages';
import { negotiateEncoding } from './compression';

/** The one path that is written to. */
const WRITABLE_PATH = '/api/revalidate';

/**
 * What of a request reaches Next. Next reads more than these: it writes the nonce of a `Content-Security-Policy` of the *request* into
 * the page it keeps for everybody (16.4.6, server/app-render/get-script-nonce-from-header.js), takes its own address from `Host` and
 * `X-Forwarded-*`, and a preview mode from `Cookie`. A page must not depend on who was the first to ask for it.
 */
const READ_HEADERS = new Set([
  // The connection, and what error pages and compression depend on.
  'connection',
  'accept',
  'accept-encoding',
  // Validation. Parts of files (`range`) are of no use here, and Next answers some ranges with 500.
  'if-none-match',
  'if-modified-since',
  'rsc',
]);

/** What the router of Next in the browser says beside `rsc: 1`. Without that Next would put a 404 or its data in place of the page. */
const ROUTER_HEADERS = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

/** No link to this site is longer. */
const MAX_URL_LENGTH = 4_096;

/** Next takes a time that grows with the square of their number: 7,000 of them blocked the process for a second. */
const MAX_PARAMETERS = 50;

/** A page that Next generates for itself. */
const INTERNAL_PATH = '/_global-error';

/**
 * A segment that means its own or the parent folder. Browsers resolve them, also `%2e`, and treat `\` like `/`, before they send an
 * address (https://url.spec.whatwg.org/#double-dot-path-segment). Next resolves them too, so that `/./eventos?x` is a page that is not
 * recognized here, and `/_next/static/../../eventos` one that would be kept for ever like a file.
 */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** What reaches the handler that is written to, beyond these. */
const WRITE_HEADERS = new Set(['authorization', 'content-type', 'content-length', 'transfer-encoding']);

/** A request that is answered without Next. */
export type Refusal = { status: number; headers?: Record<string, string> };

/**
 * Decides whether a request is for Next, and takes away from it what Next must not read.
 * @param host what the site is called, for addresses that Next makes
 * @returns the refusal, or nothing when the request may go on
 */
export function admit(request: IncomingMessage, basePath: string, host: string): Refusal | undefined {
  const { method = '', url = '' } = request;
  // `OPTIONS *` and the addresses that proxies get, `GET http://…`: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  if (!url.startsWith('/')) return { status: 400 };
  if (url.length > MAX_URL_LENGTH || url.split('&').length > MAX_PARAMETERS) return { status: 414 };
  const [path = ''] = url.split(/[?#]/, 1);
  if (DOT_SEGMENT.test(path)) return { status: 400 };
  if (path === `${basePath}${INTERNAL_PATH}`) return { status: 404 };
  const isWritable = path === `${basePath}${WRITABLE_PATH}`;
  const allowed = isWritable ? ['POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(', ') } };
  for (const name of Object.keys(request.headers)) {
    const isRead =
      READ_HEADERS.has(name) ||
      (isWritable && WRITE_HEADERS.has(name)) ||
      (request.headers.rsc === '1' && ROUTER_HEADERS.has(name));
    if (!isRead) delete request.headers[name];
  }
  if (request.headers.rsc !== '1') delete request.headers.rsc;
  if (isPage(path, basePath)) request.url = path + readQuery(url, request.headers.rsc !== undefined);
  request.headers.host = host;
  // One of three values instead of whatever browsers write.
  request.headers['accept-encoding'] =
    negotiateEncoding(request.headers['accept-encoding']?.toString() ?? '') ?? 'identity';
  return undefined;
}

/**
 * What of a page's query reaches Next, which writes the query of the visit that a page is rendered for into the page that it keeps for
 * everybody (16.4.6, `c` and `q` of the data for its router). A router that asks without its own parameter is redirected.
 */
function readQuery(url: string, isForRouter: boolean): string {
  const own = isForRouter && /[?&](_rsc(?:=[\w-]*)?)(?:&|$)/.exec(url)?.[1];
  return own ? `?${own}` : '';
}
