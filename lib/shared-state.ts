import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Readers } from './content/content';
import type { Peers } from './content/peers';
import type { Counter } from './counts/counter';

/**
 * What the bundles of one process share. The server is a bundle, Next makes two more, of pages and of route handlers: a variable of a module
 * that they have in common is a variable in each of them.
 */
export type SharedState = {
  /** The content that is shown, and the last warnings about it: set by whichever bundle reads first. */
  readers?: Readers;
  /** When the request came that the running code is about, in milliseconds since 1970 by the monotonic clock. Set by the server. */
  requestTimes?: AsyncLocalStorage<number> | undefined;
  /** When content was last refreshed on demand, by the same clock. Set by the page cache. */
  refreshedAt?: number;
  /** The other instances. Set by the server; undefined without `REDIS_URL`. */
  peers?: Peers | undefined;
  /** What was counted and is not written yet. Set by the server; in `next dev`, which has none, by the first route that needs it. */
  counter?: Counter;
  /** Whether the secret has been guessed too often in this minute, this time included. Set by the first route that reads a secret. */
  tooManyGuesses?: () => boolean;
};

declare global {
  var siteState: SharedState | undefined;
}

globalThis.siteState ??= {};

export const sharedState = globalThis.siteState;
