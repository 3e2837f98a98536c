import type { IncomingMessage } from 'node:http';

const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];

/** The routes that read more than pages do. */
const routes = new Map<string, { methods: string[]; headers: string[] }>([
  ['/api/revalidate', { methods: ['POST'], headers: [...BODY_HEADERS, 'authorization'] }],
  ['/api/count', { methods: ['POST'], headers: [...BODY_HEADERS, 'sec-fetch-site', 'sec-gpc', 'dnt'] }],
  ['/api/counts', { methods: ['GET'], headers: ['authorization'] }],
  ['/api/counts/campaigns', { methods: ['GET'], headers: ['authorization'] }],
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

const IMAGE_PATH = '/_next/image';

const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

export type Refusal = { status: number; headers?: Record<string, string> };

/** What admission knows of the site. */
export type Admission = {
  basePath: string;
  /** The public host, with its port. */
  host: string;
  /** The paths that Next redirects: see {@link redirectedPaths}. */
  redirected: readonly RegExp[];
  /** Pages that the business does not have. */
  absent: readonly string[];
  /** Whether there is no such page or picture: see {@link unrenderedPaths}. */
  isUnrendered: (path: string) => boolean;
};

/**
 * Of what has a parameter in its path, as a preview does, there is what the build has rendered. Next would render any other path too, and
 * keep its key in memory for ever (16.4.6, `SharedCacheControls`).
 * @param manifest Next's `.next/prerender-manifest.json`
 */
export function unrenderedPaths(manifest: {
  routes: object;
  dynamicRoutes: Record<string, { routeRegex: string }>;
}): Admission['isUnrendered'] {
  const patterns = Object.values(manifest.dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex));
  return (path) => patterns.some((pattern) => pattern.test(path)) && !Object.hasOwn(manifest.routes, path);
}

/** The paths that Next redirects whatever else a request holds, from its `.next/routes-manifest.json`. */
export function redirectedPaths(manifest: {
  redirects: readonly { regex: string; has?: unknown; missing?: unknown }[];
}): RegExp[] {
  return manifest.redirects
    .filter(({ has, missing }) => !has && !missing)
    .map(({ regex }) => new RegExp(regex, 'i'));
}

/** Decides whether a request is for Next, and takes away from it what Next must not read. */
export function admit(request: IncomingMessage, site: Admission): Refusal | undefined {
  const { basePath, host } = site;
  const { method = '', url = '' } = request;
  // `OPTIONS *` and the addresses that proxies get, `GET http://…`: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  if (!url.startsWith('/')) return { status: 400 };
  if (url.length > MAX_URL_LENGTH || url.split('&').length > MAX_PARAMETERS) return { status: 414 };
  const [path = ''] = url.split(/[?#]/, 1);
  if (DOT_SEGMENT.test(path)) return { status: 400 };
  if (isMissing(path, site)) return { status: 404 };
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
  request.url = admittedAddress(request, path, site);
  request.headers.host = host;
  return undefined;
}

function isMissing(path: string, { basePath, isUnrendered }: Admission): boolean {
  return (
    path.startsWith(`${basePath}/`) &&
    (path === basePath + INTERNAL_PATH || isUnrendered(path.slice(basePath.length)))
  );
}

function admittedAddress(request: IncomingMessage, path: string, site: Admission): string {
  const { basePath, absent } = site;
  // Next renders nothing into the HTML of a page that says itself that it is not there (16.4.6).
  if (absent.some((page) => path === basePath + page)) return `${basePath}/404`;
  return path + admittedQuery(request, path, site);
}

/**
 * What of the query reaches Next, which writes the query of the visit that a page is rendered for into the page that it keeps for
 * everybody (16.4.6, `c` and `q` of the data for its router). So it is left where nothing is rendered, and to Next's router, which
 * adds a parameter of its own.
 */
function admittedQuery({ url = '', headers }: IncomingMessage, path: string, site: Admission): string {
  const query = /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? '';
  if (path === `${site.basePath}${IMAGE_PATH}` || isRedirected(path, site.redirected)) return query;
  const routerOwn = headers.rsc && /[?&](_rsc(?:=[\w-]*)?)(?:&|$)/.exec(query)?.[1];
  return routerOwn ? `?${routerOwn}` : '';
}

/** Two slashes in a row become one by a redirect (16.4.6, `server/lib/router-server.js`). */
function isRedirected(path: string, redirected: readonly RegExp[]): boolean {
  return path.includes('//') || redirected.some((pattern) => pattern.test(path));
}
