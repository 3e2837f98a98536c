import type { SourceName } from './source-names';

/** The other instances of the site, by Redis: lib/serving/peers. */
export type Peers = {
  /** The bearer token by which this process tells itself what another instance has refreshed. Random; nobody else knows it. */
  token: string;
  /** Has the other instances refresh these sources too: at once, or when Redis is back. */
  refresh: (sources: readonly SourceName[]) => void;
  /** Reads what {@link Peers.writeLastGood} wrote, of this instance or another one. */
  readLastGood: (source: SourceName) => Promise<string | undefined>;
  /** Writes the last good body of a source, in place of what is there. While Redis is away nothing is written. */
  writeLastGood: (source: SourceName, value: string) => void;
};
