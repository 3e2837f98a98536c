/**
 * Next's cache of rendered pages: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 * Pages are kept in memory only: nothing on a disk can then be half written, or older than the process.
 */
const { preparePage } = require('./prepare-page.cjs');
const { outdatedSince, outdatePages } = require('./outdated-pages.cjs');

const building = process.env.NEXT_PHASE === 'phase-production-build';

/** By Next's key, which is opaque. Shared, for Next makes a handler for every request. @type {Map<string, { value: any, lastModified: number }>} */
const kept = new Map();

/** When the rendering of a page that is not kept yet began, by key. @type {Map<string, number>} */
const begun = new Map();

/** Pages whose last rendering was refused, by key: the last good one stays. @type {Set<string>} */
const refused = new Set();

/** Tells Next that the entry is outdated: it renders the page before it answers. */
const EXPIRED = -1;

const now = () => performance.timeOrigin + performance.now();

module.exports = class PageCache {
  /** @param {string} key */
  async get(key) {
    const entry = kept.get(key);
    const isOutdated = !entry || (entry.lastModified <= outdatedSince() && !refused.has(key));
    if (isOutdated && !begun.has(key)) begun.set(key, now());
    return entry && isOutdated ? { ...entry, lastModified: EXPIRED } : (entry ?? null);
  }

  /**
   * @param {string} key
   * @param {any} value what Next sends after this: a page is changed in place
   */
  async set(key, value) {
    // Not the time of its end: what is refreshed during a rendering may not be in the page.
    const lastModified = begun.get(key) ?? now();
    begun.delete(key);
    try {
      if (value?.kind === 'APP_PAGE') preparePage(value, { isMissing: key.endsWith('/_not-found') });
    } catch (error) {
      const reason = `[pages] ${key} is not kept: ${error instanceof Error ? error.message : error}`;
      if (building) throw new Error(reason);
      console.error(reason);
      refused.add(key);
      return;
    }
    refused.delete(key);
    kept.set(key, { value, lastModified });
  }

  /** Content was refreshed on demand. */
  async revalidateTag() {
    outdatePages();
  }

  resetRequestCache() {}
};
