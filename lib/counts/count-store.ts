import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DAY_MS, todayInBuenosAires } from '@/lib/values/dates';

/** Also in README.md, lib/counts/README.md and lib/site/LEEME.md. */
export const KEPT_DAYS = 90;

/** Of the day at the start of a key. */
export const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** How often each event has happened, keyed by `<day> <event> <source>`: `2026-11-21 visit other`. */
export type Counts = Map<string, number>;

/**
 * Keeps counts beyond the end of the process. Both functions throw or reject if the store cannot be read or written: then `counter` keeps what
 * it has for a later minute, and loses it if the process ends first.
 */
export type CountStore = {
  /** Adds these. If it fails, the caller adds again what is left in the map. */
  add: (counts: Counts) => void | Promise<void>;
  /** The counts of the last {@link KEPT_DAYS}; of a file, as of its last write. */
  read: () => Counts | Promise<Counts>;
};

/** The last days as `yyyy-MM-dd` in Buenos Aires, today first. */
export function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, ago) => todayInBuenosAires(new Date(Date.now() - ago * DAY_MS)));
}

/** Adds counts to others. */
export function addTo(counts: Counts, more: Iterable<[key: string, count: number]>): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
}

const storedCounts = z.record(z.string(), z.int().nonnegative());

/**
 * Keeps counts in a file of this folder, which no other instance may write. Synchronously, because nothing waits for what
 * `Counter.end` writes of an earlier minute; the file has at most some 60 kB.
 */
export function countsInFolder(folder: string): CountStore {
  const file = join(folder, 'counts.json');

  function read(): Counts {
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    return new Map(Object.entries(storedCounts.parse(JSON.parse(stored))));
  }

  return {
    read,
    add: (counts) => {
      const all = read();
      addTo(all, counts);
      const [oldest = ''] = lastDays(KEPT_DAYS).slice(-1);
      const kept = [...all].filter(([key]) => key >= oldest);
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(Object.fromEntries(kept)));
      renameSync(`${file}.part`, file);
    },
  };
}
