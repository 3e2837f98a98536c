import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { register } from 'esbuild-register/dist/node.js';

const require = createRequire(import.meta.url);
const projectRoot = fileURLToPath(new URL('.', import.meta.url));

// The configuration is TypeScript like the rest of the site; this file cannot be.
const { unregister } = register();
const config = readConfig();
unregister();

/** @returns {import('./lib/site/parse-config').Config} */
function readConfig() {
  try {
    return require('./lib/site/read-business.ts').parseSite(process.env);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw error;
    console.error(error.message);
    process.exit(1);
  }
}

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
  output: 'standalone',
  outputFileTracingRoot: projectRoot,
  // What Next takes along but no running server reads: the measures of Google's fonts, declarations of types, and files of this folder.
  outputFileTracingExcludes: {
    '**': [
      'node_modules/next/dist/server/capsize-font-metrics.json',
      'node_modules/**/*.d.{ts,cts,mts}',
      '{biome,knip,package-lock,tsconfig}.json',
    ],
  },
  turbopack: { root: projectRoot },
  // `npm test` checks the types once; each of its builds would do so again, for 10 s.
  typescript: { ignoreBuildErrors: true },
  ...(config.BASE_PATH && { basePath: config.BASE_PATH }),
  env: {
    BASE_PATH: config.BASE_PATH ?? '',
    IMAGE_HOSTS: config.IMAGE_HOSTS.join(','),
    BUILD_VERSION: process.env.NEXT_DEPLOYMENT_ID ?? 'development',
  },
  // The scripts of a page are evaluated in two tasks instead of one.
  instrumentationClientInject: ['./components/startup/split-evaluation.ts'],
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: require.resolve('./lib/serving/pages/page-cache.cjs'),
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
  // Their names hold a hash of what is in them, as those below `/_next/static` do.
  headers: async () => [
    {
      source: '/images/prepared/:path*.(avif|jpg)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/:page*/opengraph-image/:photo',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // lib/serving/site-response.ts does it once for all visitors.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: {
    formats: ['image/avif', 'image/webp'],
    remotePatterns: config.IMAGE_HOSTS.map((hostname) => ({ protocol: 'https', hostname })),
    maximumRedirects: 0,
    // The build has prepared the site's own pictures.
    localPatterns: [],
    // A reviewer's picture has some 20 kB. What the optimizer takes for one is alive in memory as a whole.
    maximumResponseBody: 2_000_000,
    // The default is half of the free disk; a container's disk may be its memory.
    maximumDiskCacheSize: 20_000_000,
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
};
export default nextConfig;
