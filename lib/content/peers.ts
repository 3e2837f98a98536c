import type { SourceName } from './source-names';

export type Peers = {
  /** Has the other instances refresh these sources too: at once, or when Redis is back. */
  refresh: (sources: readonly SourceName[]) => void;
  /** Reads what {@link Peers.writeLastGood} wrote, of this instance or another one. */
  readLastGood: (source: SourceName) => Promise<string | undefined>;
  /** Writes the last good body of a source, in place of what is there. While Redis is away nothing is written. */
  writeLastGood: (source: SourceName, value: string) => void;
};

declare global {
  /** Set by the server (lib/serving/peers.ts), which is another bundle in the same process; undefined without `REDIS_URL`. */
  var peers: Peers | undefined;
}
