import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const projectRoot = fileURLToPath(new URL('.', import.meta.url));

const BASE_PATH = process.env.BASE_PATH?.trim() ?? '';

/** Their names hold a hash of what is in them, as those below `/_next/static` do. */
const KEPT_FOR_EVER = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** For every response; the proxy adds them to what Next sends without them (deploy/Caddyfile). A page brings its own policy. */
const SECURITY_HEADERS = Object.entries({
  // Without `includeSubDomains`: a name beside the site's, such as `webmail.`, may have no TLS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}).map(([key, value]) => ({ key, value }));

/**
 * @param {string} source
 * @param {string} page
 * @param {import('./lib/browser/traffic-source').TrafficSource} trafficSource
 */
function profileLink(source, page, trafficSource) {
  return { source, destination: `${page}?utm_source=${trafficSource}`, permanent: false };
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // For the container's image alone: `next start` needs a build without it.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  outputFileTracingRoot: projectRoot,
  outputFileTracingIncludes: { '/*': ['lib/content/sample/*.csv', '.build/photos.txt'] },
  turbopack: { root: projectRoot },
  // `npm test` checks the types once; each of its builds would do so again, for 10 s.
  typescript: { ignoreBuildErrors: true },
  // `next dev` would write AGENTS.md into the repository.
  agentRules: false,
  ...(BASE_PATH && { basePath: BASE_PATH }),
  env: { BASE_PATH },
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: require.resolve('./lib/pages/page-cache.cjs'),
  cacheHandlers: { default: require.resolve('./lib/pages/rendering-cache.cjs') },
  // For links in profiles and adverts, where the app hides the referrer. What else the link carries goes along.
  redirects: async () => [
    profileLink('/ig', '/', 'instagram'),
    profileLink('/ig/eventos', '/eventos', 'instagram'),
    profileLink('/g', '/', 'google'),
    profileLink('/g/eventos', '/eventos', 'google'),
    // The link of a menu. Its code (lib/quotation/menu-code.ts) stands in the path because apps are reported to drop or escape fragments,
    // and becomes one so that all menus share one page. Punctuation after it is what a messenger took for a part of the link.
    {
      source: '/m/:code([a-z\\d]+):glued((?:%[a-f\\d]{2}|[^a-z\\d%/])*)',
      destination: '/eventos#m=:code',
      permanent: false,
    },
    // A broken link leads to the menu too, without anything of what it holds.
    { source: '/m/:broken(.+)', destination: '/eventos#m=', permanent: false },
  ],
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    { source: '/images/prepared/:path*.(avif|jpg)', headers: KEPT_FOR_EVER },
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are prepared by the build, and reviewers' pictures are sent as they are.
  images: { unoptimized: true },
};
export default nextConfig;
