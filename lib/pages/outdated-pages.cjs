/**
 * The time before which kept pages are outdated. It is on `globalThis` because this module is loaded twice: Next loads the page cache from
 * its file, but bundles what the content imports.
 * @type {{ since: number }}
 */
const state = Reflect.get(globalThis, Symbol.for('site.outdatedPages')) ?? { since: 0 };
Reflect.set(globalThis, Symbol.for('site.outdatedPages'), state);

/** Makes the next visit to each page render it anew. By the monotonic clock, because the machine's clock may be set back. */
function outdatePages() {
  state.since = performance.timeOrigin + performance.now();
}

/** Milliseconds since 1970; pages rendered before this time are outdated. */
const outdatedSince = () => state.since;

module.exports = { outdatePages, outdatedSince };
