import 'server-only';
import type { SourceName } from './source-names';

// Set by the server (lib/serving/peers.ts), which is another bundle in the same process.
declare global {
  var publishRefresh: ((sources: readonly SourceName[]) => void) | undefined;
}

/**
 * Has the other instances refresh these sources too. Never throws and does not wait: an instance that the message does not reach
 * refreshes after `REVALIDATE_SECONDS`.
 */
export function notifyPeers(sources: readonly SourceName[]): void {
  globalThis.publishRefresh?.(sources);
}
