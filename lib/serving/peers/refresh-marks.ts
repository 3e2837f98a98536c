import { randomUUID } from 'node:crypto';
import { type SourceName, sourceNames } from '@/lib/content/source-names';
import type { RedisClient } from './redis-connection';

/** A random mark of the last refresh in Redis, one for each source, by which instances see that another one has refreshed it. */
export class RefreshMarks {
  private readonly seen = new Map<SourceName, string | null>();
  private readonly toMark = new Set<SourceName>();
  /** Whether there are pages already, which may be older than a mark that is seen for the first time. */
  private hasPages = false;

  constructor(private readonly keyOf: (source: SourceName) => string) {}

  /** Has the next exchange tell the other instances of a refresh. */
  mark(sources: readonly SourceName[]): void {
    for (const source of sources) this.toMark.add(source);
  }

  /** To be called before pages are rendered. */
  expectPages(): void {
    this.hasPages = true;
  }

  /** Writes the marks of this instance, and returns the sources that another one has refreshed since the last exchange. */
  async exchange(client: RedisClient): Promise<SourceName[]> {
    const found = await client.mGet(sourceNames.map(this.keyOf));
    const refreshed: SourceName[] = [];
    for (const [index, source] of sourceNames.entries()) {
      const known = this.seen.get(source);
      const last = this.toMark.has(source)
        ? await this.replaceMark(client, source)
        : { others: found[index] ?? null, left: found[index] ?? null };
      this.seen.set(source, last.left);
      if (known === undefined ? this.hasPages : last.others !== known) refreshed.push(source);
    }
    return refreshed;
  }

  /** Returns the mark that another instance has left, and the one that is left now. */
  private async replaceMark(client: RedisClient, source: SourceName) {
    const left = randomUUID();
    const others = await client.set(this.keyOf(source), left, { GET: true });
    this.toMark.delete(source);
    return { others, left };
  }
}
