import 'server-only';
import { todayInBuenosAires } from '@/lib/values/dates';
import { addTo, type CountStore, type Counts, DAY_LENGTH } from './count-store';
import { isKnownEvent } from './names';

const WRITE_MS = 60_000;

/** Counts in memory, and adds to a store once a minute. `routes` leaves programs out; a page sends each event once (VisitRecorder.tsx). */
export class Counter {
  private readonly counts: Counts = new Map();
  /** Ends the minute; undefined while none runs. */
  private endMinute: (() => void) | undefined;
  private isEnding = false;
  private isFailing = false;

  constructor(private readonly store: CountStore) {}

  /**
   * Counts an event today.
   * @returns for the first event of a minute, a promise that resolves after the attempt to write the sums of that minute; while the process
   * ends, for each
   */
  count(name: string): Promise<void> | undefined {
    addTo(this.counts, [[`${todayInBuenosAires(new Date())} ${name}`, 1]]);
    if (this.isEnding) return this.write();
    if (this.endMinute) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.endMinute?.(), WRITE_MS).unref();
      this.endMinute = () => {
        clearTimeout(timer);
        this.endMinute = undefined;
        resolve(this.write());
      };
    });
  }

  /** Writes what waits at once, and what is counted while the process ends. */
  end(): void {
    this.isEnding = true;
    if (this.endMinute) this.endMinute();
    else void this.write();
  }

  /**
   * The counts of the kept days, by key; not those with an event or source that this version does not know. Rejects if the store cannot be
   * read.
   */
  async report(): Promise<Counts> {
    const all: Counts = new Map(await this.store.read());
    addTo(all, this.counts);
    return new Map([...all].filter(([key]) => isKnownEvent(key.slice(DAY_LENGTH + 1))).sort());
  }

  private async write(): Promise<void> {
    const written = new Map(this.counts);
    this.counts.clear();
    if (written.size === 0) return;
    try {
      await this.store.add(written);
      this.isFailing = false;
    } catch (error) {
      // The next minute in which something is counted writes them.
      addTo(this.counts, written);
      if (!this.isFailing) console.error(`[counts] cannot be written for now: ${String(error)}`);
      this.isFailing = true;
    }
  }
}
