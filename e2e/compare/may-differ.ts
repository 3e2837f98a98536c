// Everything in which two deployments of one site may differ, and which is not compared.

/** The visitor's clock stands still, so opening hours and the times of the chat are the same: a Saturday at noon in Buenos Aires. */
export const now = '2026-11-21T15:00:00Z';

/** The visitor asks for reduced motion, so the reviews rest at the first one. */
export const contextOptions = { reducedMotion: 'reduce' } as const;

/** Response headers that tell when, from which build, by which connection and from which cache a response came. */
const headers =
  /^(date|age|expires|last-modified|etag|content-length|transfer-encoding|connection|keep-alive|alt-svc|x-nextjs-cache|x-cache|x-cache-hits|cf-cache-status|cf-ray|x-request-id|x-vercel-(id|cache))$/;

/** Whether a response header is compared. @param name in lower case */
export const isCompared = (name: string) => !headers.test(name);

/** Links of the head to files of one build. What the files do is compared. */
export const linksToFiles = 'link:is([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=prefetch])';

/** What stands for hashes in the names of files and in policies. */
const hashes: [RegExp, string][] = [
  [/[?&]dpl=[\w-]+/g, ''],
  [/(\/_next\/static\/)[^\s"'<>?,;)]*?(\.\w+)(?=[\s"'<>?,;)]|$)/gm, '$1*$2'],
  [/(\/images\/prepared\/[\w.-]+-)[\da-f]{8}(?=\.\w+)/g, '$1*'],
  [/(\/(?:[\w-]*icon|opengraph-image)[\w./-]*)\?[\w.-]+/g, '$1'],
  [/ '(?:sha(?:256|384|512)|nonce)-[^']*'/g, ''],
];

/** A text without hashes, and with one address in place of those of the deployment. */
export function comparable(text: string, origins: string[]): string {
  const withoutHashes = hashes.reduce((result, [hash, mark]) => result.replaceAll(hash, mark), text);
  return origins.reduce((result, origin) => result.replaceAll(origin, 'https://this.site'), withoutHashes);
}
