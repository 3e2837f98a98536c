/**
 * Next's cache handler: where the server keeps rendered pages.
 *
 * It is Next's own, with one rule added: the pages that the build rendered are never served. They hold the configuration and the
 * content of the build's day; the running server renders each page once from its own (`npm run serve` does so before
 * the first visitor) and keeps it in memory. What does not depend on content, such as preview images, stays the build's.
 *
 * Rests on a path inside Next, hence the exact pin of its version in package.json.
 */
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');

/** Keys of the pages that this process has rendered. The handler is made anew for every request. */
const renderedHere = new Set();

module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // In memory only: nothing on disk can then be half written or older than the server.
    super({ ...context, flushToDisk: false });
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['get']>} call
   */
  async get(...call) {
    const [key, { kind }] = call;
    if (kind === 'APP_PAGE' && !renderedHere.has(key)) return null;
    return super.get(...call);
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['set']>} call
   */
  async set(...call) {
    renderedHere.add(call[0]);
    return super.set(...call);
  }
};
