/** What two deployments of one site may differ in. */
type MayDiffer = {
  what: string;
  reason: string;
  /** The response headers that are left out. */
  header?: RegExp;
  /** What is put in its place, in every text that is read. */
  replace?: (text: string, origins: string[]) => string;
};

/** The addresses of style sheets and scripts of a build. */
export const filesOfBuild = /\/_next\/static\/.*\.(css|js)(\?|$)/;

/** Everything that is not compared. The report lists it. */
export const mayDiffer: MayDiffer[] = [
  {
    what: 'the addresses of the two deployments themselves, in canonical links, previews and structured data',
    reason: 'each has its own; the rest of such an address is compared',
    replace: (text, origins) =>
      origins.reduce(
        (result, origin) =>
          result
            .replaceAll(origin, 'https://this.site')
            .replaceAll(encodeURIComponent(origin), 'https%3A%2F%2Fthis.site'),
        text,
      ),
  },
  {
    what: 'hashes in the names of files, and the ids of builds (`?dpl=`)',
    reason: 'they change with each build; what the files do is compared',
    replace: (text) =>
      text
        .replace(/[?&]dpl=[\w-]+/g, '')
        .replace(/(\/_next\/static\/)[^\s"'<>?,;)]*?(\.\w+)(?=[\s"'<>?,;)]|$)/g, '$1*$2')
        .replace(/(\/images\/prepared\/[\w.-]+-)[\da-f]{8}(?=\.\w+)/g, '$1*')
        .replace(/\?(favicon|icon|apple-icon)\.[\w-]+\.\w+/g, '')
        .replace(/(opengraph-image(?:\/\w+)?)\?[\w.-]+/g, '$1'),
  },
  {
    what: 'links of the head to the style sheets and scripts of a build',
    reason: 'each build divides them into files anew; the styles themselves are compared',
  },
  {
    what: 'hashes and nonces in the content security policy',
    reason: 'they belong to the scripts of one build',
    replace: (text) => text.replace(/ '(sha(256|384|512)|nonce)-[^']*'/g, ''),
  },
  {
    what: 'the response headers Date, Age, Expires, Last-Modified and ETag',
    reason: 'they say when, and from which build, a response was made',
    header: /^(date|age|expires|last-modified|etag)$/,
  },
  {
    what: 'the response headers Content-Length, Transfer-Encoding, Connection and Keep-Alive',
    reason: 'they follow from compression and from the connection',
    header: /^(content-length|transfer-encoding|connection|keep-alive)$/,
  },
  {
    what: 'the response headers of caches (x-nextjs-cache, x-cache, cf-cache-status) and ids of requests',
    reason: 'they tell whether somebody has requested the page before',
    header: /^(x-nextjs-cache|x-cache|x-cache-hits|cf-cache-status|cf-ray|x-request-id|x-vercel-(id|cache))$/,
  },
  {
    what: 'which review shows first, the button that pauses the reviews, and everything else that turns or moves',
    reason: 'the visitor asks for reduced motion, so the carousel rests at its first review',
  },
  {
    what: 'times: opening hours, the time in the chat, what appears after some seconds',
    reason: 'the clock of the visitor stands still on a Saturday at noon, and no timer of more than 3 s ends',
  },
];

/** A text without what may differ. @param origins the addresses of the deployment */
export function comparableText(text: string, origins: string[]): string {
  return mayDiffer.reduce((result, { replace }) => replace?.(result, origins) ?? result, text);
}

/** Whether a response header is compared. @param name in lower case */
export function isCompared(name: string): boolean {
  return !mayDiffer.some(({ header }) => header?.test(name));
}
