/**
 * Next's cache of functions with `'use cache'`, which keeps nothing beyond one rendering:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
 * Readers keep the content (lib/content/source), and the page cache keeps the pages. A third copy would have to be told of each refresh.
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
    // Its reader in the rendering waits for this one.
    await new Response(value).arrayBuffer();
  },

  async refreshTags() {},

  async getExpiration() {
    return 0;
  },

  async updateTags() {},
};
