/**
 * How often kept pages were outdated. It is on `globalThis` because this module is loaded twice: Next loads the page cache from its file, but
 * bundles what the content imports.
 * @type {{ times: number }}
 */
const state = Reflect.get(globalThis, Symbol.for('site.outdatedPages')) ?? { times: 0 };
Reflect.set(globalThis, Symbol.for('site.outdatedPages'), state);

/** Makes the next visit to each page render it anew. */
function outdatePages() {
  state.times += 1;
}

const timesOutdated = () => state.times;

module.exports = { outdatePages, timesOutdated };
