import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import securityHeaders from './lib/http/security-headers.cjs';
import { trafficSources } from './lib/values/traffic-sources.mjs';

const projectRoot = fileURLToPath(new URL('.', import.meta.url));

const BASE_PATH = process.env.BASE_PATH?.trim() ?? '';

/** For the prepared photos. Their file names contain a hash, like those under `/_next/static`. */
const KEPT_FOR_EVER = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/**
 * For pages, and for what the router requests of them. Next's own header has a `stale-while-revalidate` for proxies, but Firefox obeys it and
 * shows a page for up to a year without a request. A CDN shows an edit 10 s late at most; our Caddy keeps no page.
 */
const ASKED_FOR_EACH_TIME = [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=10' }];

/** @param {string} source @param {string} destination */
const temporary = (source, destination) => ({ source, destination, permanent: false });

const redirects = [
  // For links in profiles and adverts, where the app hides the referrer. Next passes on a link's other query parameters.
  ...Object.entries(trafficSources).flatMap(([source, { link }]) => [
    temporary(link, `/?utm_source=${source}`),
    temporary(`${link}/:page([a-z-]+)`, `/:page?utm_source=${source}`),
  ]),
  // A shared choice's link. Its code (lib/menu/choice-code.ts) is in the path because apps reportedly drop or escape fragments. The redirect
  // moves the code into the fragment so that all choices share one page.
  temporary('/m/:code([a-z\\d]+)', '/eventos#m=:code'),
  // A broken link opens the menu too, but its code is dropped.
  temporary('/m/:broken(.+)', '/eventos#m='),
];

const headers = [
  {
    source: '/:path*',
    headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
  },
  // Next keeps this header even where a route has another one, so routes with their own are left out.
  {
    source: '/((?!api/|avatars/|photos/|_next/|images/|icon.svg|apple-icon.png).*)',
    headers: ASKED_FOR_EACH_TIME,
  },
  { source: '/images/prepared/:path*.(avif|jpg)', headers: KEPT_FOR_EVER },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // For the container: `next start` does not support a standalone build.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  outputFileTracingRoot: projectRoot,
  outputFileTracingIncludes: { '/*': ['lib/content/sample/*.csv'] },
  turbopack: { root: projectRoot },
  // `npm test` checks the types once. Without this, its build would check them again, which takes 10 s.
  typescript: { ignoreBuildErrors: true },
  // Otherwise `next dev` may write AGENTS.md into the repository.
  agentRules: false,
  ...(BASE_PATH && { basePath: BASE_PATH }),
  env: { BASE_PATH },
  // For `next dev` by its `Network:` address, such as from a phone: otherwise Next refuses the page's WebSocket there, and no tick is answered.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((ofOne = []) =>
    ofOne.map(({ address }) => address),
  ),
  // For the programs that Next calls HTML-limited, such as WhatsApp's preview, it would render each visit anew: slower and larger, without the
  // content security policy, and with the visit's query. The kept page has its whole head, so it suits them; the pattern matches no name.
  htmlLimitedBots: /(?!)/,
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: join(projectRoot, 'lib/pages/page-cache.cjs'),
  cacheHandlers: { default: join(projectRoot, 'lib/pages/rendering-cache.cjs') },
  redirects: async () => redirects,
  headers: async () => headers,
  poweredByHeader: false,
  reactStrictMode: true,
  // The build prepares the photos, and reviewers' pictures are served unchanged. `next/image` was tried (16.4.6): a hero of 83 kB instead of
  // 49 on a phone, the largest paint of the first visitor at 4.5 s instead of 2.4, and 826 MB for an owner's 13 photos.
  images: { unoptimized: true },
};
export default nextConfig;
