import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { todayInBuenosAires } from '../quotation/dates';

export const KEPT_DAYS = 90;

/** How often an event has happened, by `<day> <event> <source>`: `2026-11-21 visit instagram`. */
export type Counts = Map<string, number>;

/** Where counts outlive the process. Both functions reject where it cannot be read or written. */
export type CountStore = {
  /** Adds all of these, or none. */
  add: (counts: Counts) => Promise<void>;
  /** Those of the last 90 days. */
  read: () => Promise<Counts>;
};

/** The last 90 days, today first, as `yyyy-MM-dd`. */
export function keptDays(): string[] {
  return Array.from({ length: KEPT_DAYS }, (_, ago) =>
    todayInBuenosAires(new Date(Date.now() - ago * 86_400_000)),
  );
}

export function add(counts: Counts, more: Iterable<[key: string, count: number]>): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
}

const stored = z.record(z.string(), z.int().nonnegative());

/** Keeps counts in a file of this folder, where no other instance writes. A file of another form is set aside, and counting begins again. */
export function countsInFolder(folder: string): CountStore {
  const file = join(folder, 'counts.json');

  async function read(): Promise<Counts> {
    const json = await readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      const oldest = keptDays().at(-1) ?? '';
      return new Map(Object.entries(stored.parse(JSON.parse(json))).filter(([key]) => key >= oldest));
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
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(all)));
      await rename(`${file}.new`, file);
    },
  };
}
