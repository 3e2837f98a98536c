/**
 * Next's cache handler: where the server keeps rendered pages. It is Next's own (hence the exact version of Next in package.json), in
 * memory, with every page prepared for sending when it is rendered. The decisions behind it are in README.md beside this file.
 */
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { policyFor } = require('./content-security-policy.cjs');
const { delayScripts, joinDataScripts } = require('./script-loading.cjs');

const building = process.env.NEXT_PHASE === 'phase-production-build';

/** When what this process keeps was rendered, by key, in milliseconds since 1970 by the clock that nobody sets and that Next compares with. Shared, for Next makes a handler for every request. @type {Map<string, number>} */
const renderedAt = new Map();

/**
 * When the request came that a page is rendered for. What is revalidated during the rendering may not be in the page: dated by its end, it
 * would count as newer.
 */
const requestTime = () => globalThis.requestTimes?.getStore() ?? performance.timeOrigin + performance.now();

module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // In memory only: nothing on disk can then be half written or older than the server.
    super({ ...context, flushToDisk: false });
  }

  /**
   * What the build has rendered is not served, but for images: it holds the configuration and the content of the build.
   * @override
   * @param {Parameters<FileSystemCache['get']>} call
   */
  async get(...call) {
    const entry = await super.get(...call);
    const lastModified = renderedAt.get(call[0]);
    if (entry && lastModified !== undefined) return { ...entry, lastModified };
    return isImage(entry) ? entry : null;
  }

  /**
   * A page that came out otherwise than expected is not kept: the last one that did stays.
   * @override
   * @param {Parameters<FileSystemCache['set']>} call
   */
  async set(...call) {
    const [key, entry] = call;
    try {
      if (entry?.kind === 'APP_PAGE' && typeof entry.html === 'string') prepare(entry);
    } catch (error) {
      const reason = `[pages] ${key} is not kept: ${error instanceof Error ? error.message : error}`;
      if (building) throw new Error(reason);
      console.error(reason);
      return;
    }
    renderedAt.set(key, requestTime());
    await super.set(...call);
  }

  /**
   * Next's cache of `'use cache'` has marked the same tags in the list that both share, by the clock that nobody sets; here they would be
   * marked again by the other one.
   * @override
   */
  async revalidateTag() {}
};

/** @param {{ html: string, headers?: import('node:http').OutgoingHttpHeaders | undefined }} page changed in place: Next sends this very object */
function prepare(page) {
  page.html = delayScripts(joinDataScripts(page.html));
  page.headers = { ...page.headers, 'content-security-policy': policyFor(page.html) };
}

/** @param {Awaited<ReturnType<FileSystemCache['get']>>} entry */
function isImage(entry) {
  return (
    entry?.value?.kind === 'APP_ROUTE' && String(entry.value.headers['content-type']).startsWith('image/')
  );
}
