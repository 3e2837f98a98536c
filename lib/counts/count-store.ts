import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@/lib/process/write-whole';
import { DAY_MS, todayInBuenosAires } from '@/lib/quotation/dates';

export const KEPT_DAYS = 90;

/** How often each event has happened, keyed by `<day> <event> <source>[ <campaign>]`: `2026-11-21 visit other volante`. */
export type Counts = Map<string, number>;

/** Keeps counts beyond the end of the process. Both functions reject if the store cannot be read or written. */
export type CountStore = {
  /** Adds these. If it rejects, the caller adds them again, and nothing is counted twice. */
  add: (counts: Counts) => Promise<void>;
  /** The counts of at most 90 days. */
  read: () => Promise<Counts>;
};

/** The last days as `yyyy-MM-dd` in Buenos Aires, today first. */
export function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, ago) => todayInBuenosAires(new Date(Date.now() - ago * DAY_MS)));
}

export function add(counts: Counts, more: Iterable<[key: string, count: number]>): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
}

const stored = z.record(z.string(), z.int().nonnegative());

/** Keeps the newest 90 days that have counts, not the 90 days before today, so that a wrong clock does not delete the counts. */
function newestDays(counts: Counts): Counts {
  const dayOf = (key: string) => key.split(' ', 1)[0] ?? '';
  const days = [...new Set([...counts.keys()].map(dayOf))].sort().reverse();
  const kept = new Set(days.slice(0, KEPT_DAYS));
  return new Map([...counts].filter(([key]) => kept.has(dayOf(key))));
}

/** Keeps counts in a file of this folder, which no other instance may write. An unreadable file is renamed, and counting starts over. */
export function countsInFolder(folder: string): CountStore {
  const file = join(folder, 'counts.json');

  async function read(): Promise<Counts> {
    const json = await readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      return new Map(Object.entries(stored.parse(JSON.parse(json))));
    } catch {
      await rename(file, `${file}.unreadable`);
      console.error(`[counts] ${file} cannot be read; it is now ${file}.unreadable`);
      return new Map();
    }
  }

  return {
    read,
    add: async (counts) => {
      const all = await read();
      add(all, counts);
      await writeWhole(file, JSON.stringify(Object.fromEntries(newestDays(all))));
    },
  };
}
