const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');
const { policyFor } = require('./content-security-policy.cjs');
const { joinPageData } = require('./page-data.cjs');
const { delayScripts } = require('./script-loading.cjs');

const building = process.env.NEXT_PHASE === 'phase-production-build';

globalThis.siteState ??= {};
const shared = globalThis.siteState;

const now = () => performance.timeOrigin + performance.now();

/** When the requests came that the kept pages were rendered for, by key. Shared, for Next makes a handler for every request. @type {Map<string, number>} */
const requestedAt = new Map();

/** Pages whose last rendering was not kept, by key. @type {Set<string>} */
const refused = new Set();

const EXPIRED = -1;

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
    const [key] = call;
    const entry = await super.get(...call);
    if (!entry || isImage(entry)) return entry;
    const lastModified = keepsFirstRendering(key) ? now() : requestedAt.get(key);
    // What the build has rendered.
    if (lastModified === undefined) return null;
    return { ...entry, lastModified: isOutdated(key, lastModified) ? EXPIRED : lastModified };
  }

  /**
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
      refused.add(key);
      return;
    }
    refused.delete(key);
    if (keepsFirstRendering(key)) return;
    // Not the time of the rendering's end: what is refreshed during it may not be in the page.
    requestedAt.set(key, shared.requestTimes?.getStore() ?? now());
    await super.set(...call);
  }

  /**
   * Content was refreshed on demand. Next's own would note the time by the clock of the machine, which may be set back.
   * @override
   */
  async revalidateTag() {
    shared.refreshedAt = now();
  }
};

/** @param {{ html: string, headers?: import('node:http').OutgoingHttpHeaders | undefined }} page changed in place: Next sends this very object */
function prepare(page) {
  page.html = delayScripts(joinPageData(page.html));
  page.headers = { ...page.headers, 'content-security-policy': policyFor(page.html) };
}

/**
 * Whether content was refreshed since. Next itself looks at refreshes only until an entry's time is over, and shows it once more after
 * that (16.4.6, server/lib/incremental-cache/index.js). A page that cannot be rendered as it should stays what it is.
 * @param {string} key
 * @param {number} lastModified
 */
function isOutdated(key, lastModified) {
  return lastModified <= (shared.refreshedAt ?? 0) && !refused.has(key);
}

/**
 * Whether its first rendering is kept: the page for missing addresses.
 * @param {string} key
 */
function keepsFirstRendering(key) {
  return key.endsWith('/_not-found') && requestedAt.has(key);
}

/** @param {NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>} entry */
function isImage(entry) {
  return (
    entry.value?.kind === 'APP_ROUTE' && String(entry.value.headers['content-type']).startsWith('image/')
  );
}
