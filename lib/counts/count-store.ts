import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { todayInBuenosAires } from '@/lib/quotation/dates';

export const KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/** How often an event has happened, by `<day> <event> <source>[ <campaign>]`: `2026-11-21 visit other volante`. */
export type Counts = Map<string, number>;

/** Where counts outlive the process. Both functions reject where it cannot be read or written. */
export type CountStore = {
  /** Adds these. Rejects only where none of them was added. */
  add: (counts: Counts) => Promise<void>;
  /** Those of 90 days at most. */
  read: () => Promise<Counts>;
};

/** The last days as `yyyy-MM-dd` by Buenos Aires' calendar, today first. */
export function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, ago) => todayInBuenosAires(new Date(Date.now() - ago * DAY_MS)));
}

export function add(counts: Counts, more: Iterable<[key: string, count: number]>): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
}

const stored = z.record(z.string(), z.int().nonnegative());

/** The newest 90 days that are there, not the 90 days before today: a clock that is set wrong deletes nothing. */
function newestDays(counts: Counts): Counts {
  const dayOf = (key: string) => key.split(' ', 1)[0] ?? '';
  const days = [...new Set([...counts.keys()].map(dayOf))].sort().reverse();
  const kept = new Set(days.slice(0, KEPT_DAYS));
  return new Map([...counts].filter(([key]) => kept.has(dayOf(key))));
}

/** Keeps counts in a file of this folder, where no other instance writes. An unreadable file is renamed, and counting starts over. */
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
      await mkdir(folder, { recursive: true });
      // Renaming is atomic: a process that dies while writing leaves the old file whole.
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(newestDays(all))));
      await rename(`${file}.new`, file);
    },
  };
}
