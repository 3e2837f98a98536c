import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { register } from 'esbuild-register/dist/node.js';

const require = createRequire(import.meta.url);
const projectRoot = fileURLToPath(new URL('.', import.meta.url));

// The configuration is TypeScript like the rest of the site; this file cannot be.
const { unregister } = register();
const config = readConfig();
unregister();

/** @returns {import('./lib/config').Config} */
function readConfig() {
  try {
    return require('./lib/config.ts').config;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  outputFileTracingRoot: projectRoot,
  turbopack: { root: projectRoot },
  ...(config.BASE_PATH && { basePath: config.BASE_PATH }),
  env: { BASE_PATH: config.BASE_PATH ?? '' },
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: require.resolve('./lib/page-cache.cjs'),
  poweredByHeader: false,
  reactStrictMode: true,
  images: {
    formats: ['image/avif', 'image/webp'],
    remotePatterns: config.IMAGE_HOSTS.map((hostname) => ({ protocol: 'https', hostname })),
    maximumRedirects: 0,
  },
};
export default nextConfig;
