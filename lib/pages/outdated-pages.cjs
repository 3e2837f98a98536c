/**
 * Since when kept pages are outdated. Of the process: Next loads the page cache from its file, and bundles what content imports.
 * @type {{ since: number }}
 */
const state = Reflect.get(globalThis, Symbol.for('site.outdatedPages')) ?? { since: 0 };
Reflect.set(globalThis, Symbol.for('site.outdatedPages'), state);

/** The next visit of each page renders it anew. By the monotonic clock: that of the machine may be set back. */
function outdatePages() {
  state.since = performance.timeOrigin + performance.now();
}

/** Milliseconds since 1970; pages that were rendered before are outdated. */
const outdatedSince = () => state.since;

module.exports = { outdatePages, outdatedSince };
