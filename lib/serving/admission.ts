import type { IncomingMessage } from 'node:http';
import { isPage } from '../site/pages';
import { negotiateEncoding } from './compression';

const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];

/** The routes that read more than pages do. */
const routes = new Map<string, { methods: string[]; headers: string[] }>([
  ['/api/revalidate', { methods: ['POST'], headers: [...BODY_HEADERS, 'authorization'] }],
  ['/api/count', { methods: ['POST'], headers: [...BODY_HEADERS, 'sec-fetch-site', 'sec-gpc', 'dnt'] }],
  ['/api/counts', { methods: ['GET'], headers: ['authorization'] }],
]);

const page = { methods: ['GET', 'HEAD'], headers: [] as string[] };

const READ_HEADERS = new Set([
  'connection',
  'accept',
  'accept-encoding',
  // Validation. Parts of files (`range`) are of no use here, and Next answers some ranges with 500.
  'if-none-match',
  'if-modified-since',
  'rsc',
]);

const ROUTER_HEADERS = new Set([
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]);

const MAX_URL_LENGTH = 4_096;

const MAX_PARAMETERS = 50;

const INTERNAL_PATH = '/_global-error';

const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

export type Refusal = { status: number; headers?: Record<string, string> };

/** Decides whether a request is for Next, and takes away from it what Next must not read. */
export function admit(request: IncomingMessage, basePath: string, host: string): Refusal | undefined {
  const { method = '', url = '' } = request;
  // `OPTIONS *` and the addresses that proxies get, `GET http://…`: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  if (!url.startsWith('/')) return { status: 400 };
  if (url.length > MAX_URL_LENGTH || url.split('&').length > MAX_PARAMETERS) return { status: 414 };
  const [path = ''] = url.split(/[?#]/, 1);
  if (DOT_SEGMENT.test(path)) return { status: 400 };
  if (path === `${basePath}${INTERNAL_PATH}`) return { status: 404 };
  const { methods, headers } =
    (path.startsWith(`${basePath}/`) && routes.get(path.slice(basePath.length))) || page;
  if (!methods.includes(method)) return { status: 405, headers: { Allow: methods.join(', ') } };
  for (const name of Object.keys(request.headers)) {
    const isRead =
      READ_HEADERS.has(name) ||
      headers.includes(name) ||
      (request.headers.rsc === '1' && ROUTER_HEADERS.has(name));
    if (!isRead) delete request.headers[name];
  }
  if (request.headers.rsc !== '1') delete request.headers.rsc;
  if (isPage(path, basePath)) request.url = path + readQuery(url, request.headers.rsc !== undefined);
  request.headers.host = host;
  request.headers['accept-encoding'] = negotiateEncoding(
    request.headers['accept-encoding']?.toString() ?? '',
  );
  return undefined;
}

/**
 * What of a page's query reaches Next, which writes the query of the visit that a page is rendered for into the page that it keeps
 * for everybody (16.4.6, `c` and `q` of the data for its router).
 */
function readQuery(url: string, isForRouter: boolean): string {
  const own = isForRouter && /[?&](_rsc(?:=[\w-]*)?)(?:&|$)/.exec(url)?.[1];
  return own ? `?${own}` : '';
}
