import type { IncomingMessage } from 'node:http';
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
  // Validation and parts of files.
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  // The router of Next in the browser: which part of a page's data it wants.
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

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
  const isWritable = url.split('?', 1)[0] === `${basePath}${WRITABLE_PATH}`;
  const allowed = isWritable ? ['POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(', ') } };
  for (const name of Object.keys(request.headers)) {
    if (!READ_HEADERS.has(name) && !(isWritable && WRITE_HEADERS.has(name))) delete request.headers[name];
  }
  request.headers.host = host;
  // One of three values instead of whatever browsers write.
  request.headers['accept-encoding'] =
    negotiateEncoding(request.headers['accept-encoding']?.toString() ?? '') ?? 'identity';
  return undefined;
}
