/**
 * Next's cache of rendered pages: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 * Pages are kept in memory only, so no file can be half written, or older than the process.
 */
const { preparePage } = require('./prepare-page.cjs');
const { timesOutdated } = require('./outdated-pages.cjs');

const building = process.env.NEXT_PHASE === 'phase-production-build';

/**
 * Keyed by Next's cache key. Shared by all handlers, because Next makes one for every request. It has a few
 * keys, whatever visitors ask for: all missing addresses share one. `outdatedBefore`: how often pages were
 * outdated before this one was rendered. Once they were outdated more often, it is rendered anew.
 * @type {Map<string, { value: any, lastModified: number, outdatedBefore: number }>}
 */
const kept = new Map();

/**
 * For each key: how often pages were outdated before Next last asked for it, so that what outdates it during the rendering counts. Next does not
 * ask for a page while it renders it, not even in the background.
 * @type {Map<string, number>}
 */
const outdatedBeforeAsked = new Map();

/** Keys of the pages for which the last rendering was refused. Their last good version stays. @type {Set<string>} */
const refused = new Set();

/** As `lastModified`, tells Next that the entry is outdated, so that Next renders the page before it answers. */
const EXPIRED = -1;

module.exports = class PageCache {
  /** @param {string} key */
  async get(key) {
    outdatedBeforeAsked.set(key, timesOutdated());
    const entry = kept.get(key) ?? null;
    const isOutdated = entry && entry.outdatedBefore < timesOutdated() && !refused.has(key);
    return isOutdated ? { ...entry, lastModified: EXPIRED } : entry;
  }

  /**
   * @param {string} key
   * @param {any} value Next sends this object afterwards, so a page is changed in place
   */
  async set(key, value) {
    const outdatedBefore = outdatedBeforeAsked.get(key) ?? timesOutdated();
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
    kept.set(key, { value, lastModified: Date.now(), outdatedBefore });
  }

  /** Required by Next's interface. Nothing in this site calls `revalidateTag` or `revalidatePath`. */
  async revalidateTag() {}

  resetRequestCache() {}
};
