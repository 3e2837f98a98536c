/**
 * Next's cache for functions with `'use cache'`. It keeps nothing beyond one rendering:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
 * The readers keep the content (lib/content/source), and the page cache keeps the pages. A third copy would have to be told of each
 * refresh.
 */
module.exports = {
  async get() {
    return undefined;
  },

  /**
   * @param {string} _key
   * @param {Promise<{ value: ReadableStream }>} pendingEntry
   */
  async set(_key, pendingEntry) {
    const { value } = await pendingEntry;
    // As Next's documentation asks of each handler. The rendering has a copy of its own.
    await new Response(value).arrayBuffer();
  },

  async refreshTags() {},

  async getExpiration() {
    return 0;
  },

  async updateTags() {},
};
