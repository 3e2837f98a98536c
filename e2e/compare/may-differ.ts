// The differences between two deployments of one site that the comparison ignores or avoids.

/** The visitor's fixed time, so that opening hours and chat times are the same: a Saturday at noon in Buenos Aires. */
export const now = '2026-11-21T15:00:00Z';

/** Reduced motion, so that the reviews stay at the first one. */
export const options = { reducedMotion: 'reduce' } as const;

/**
 * How far a pixel's colour may be off, from 0 to 1. The same browser renders both on the same machine, so each pixel counts, but Chromium
 * sometimes rounds a colour to the next level.
 */
export const threshold = 0.01;

/** Whether the headers of such a response are compared. @param type Playwright's `resourceType` */
export const hasComparedHeaders = (type: string) => /^(document|stylesheet|script|font|image)$/.test(type);

/** Response headers that depend on the time, the build, the connection or a cache. */
const headers =
  /^(date|age|expires|last-modified|etag|content-length|transfer-encoding|connection|keep-alive|alt-svc|x-nextjs-cache|x-cache|x-cache-hits|cf-cache-status|cf-ray|x-request-id|x-vercel-(id|cache))$/;

/** Whether a response header is compared. @param name in lower case */
export const isCompared = (name: string) => !headers.test(name);

/** Links in the head to files of one build. The effects of the files are compared instead. */
export const linksToFiles = 'link:is([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=prefetch])';

/** What differs between two builds of one site, or two moments: hashes and remaining times. Each pattern with its replacement. */
const varying: [RegExp, string][] = [
  [/[?&]dpl=[\w-]+/g, ''],
  [/(\/_next\/static\/)[^\s"'<>?,;)]*?(\.\w+)(?=[\s"'<>?,;)]|$)/gm, '$1*$2'],
  [/(\/images\/prepared\/[\w.-]+-)[\da-f]{8}(?=\.\w+)/g, '$1*'],
  [/(\/(?:[\w-]*icon|opengraph-image)[\w./-]*)\?[\w.-]+/g, '$1'],
  [/ '(?:sha(?:256|384|512)|nonce)-[^']*'/g, ''],
];

/** A text without what varies, and with the deployment's addresses replaced by a common one. */
export function comparable(text: string, origins: string[]): string {
  const constant = varying.reduce((result, [part, mark]) => result.replaceAll(part, mark), text);
  return origins.reduce((result, origin) => result.replaceAll(origin, 'https://this.site'), constant);
}
