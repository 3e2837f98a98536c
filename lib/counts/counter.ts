import 'server-only';
import { limit } from '@/lib/http/rate-limit';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { campaignName } from '@/lib/site/campaign-name';
import { add, type CountStore, type Counts } from './count-store';
import { isKnownEvent } from './names';

const MAX_A_SECOND = 50;

const WRITE_MS = 60_000;

/** Sums by day, source and event: `{"2026-11-21": {"instagram": {"visit": 12}}}`. */
export type CountsByDay = Record<string, Record<string, Record<string, number>>>;

/** Sums of each campaign: `{"volante": {"2026-11-21": {"other": {"visit": 3}}}}`. */
export type CampaignCounts = Record<string, CountsByDay>;

type Counted = { day: string; event: string; source: string; campaign: string | undefined; count: number };

/** Counts in memory, and adds to a store once a minute. */
export class Counter {
  private readonly counts: Counts = new Map();
  private writing = Promise.resolve();
  private failing = false;
  private readonly isTooMany = limit(MAX_A_SECOND, 1_000);

  /** Resolves after the next write; undefined if nothing is waiting to be written. */
  private next: Promise<void> | undefined;
  private endWait = () => {};

  constructor(private readonly store: CountStore) {}

  /** Counts an event today. Resolves after an attempt to write, within a minute; undefined if more than 50 a second are not counted. */
  count(name: string): Promise<void> | undefined {
    if (this.isTooMany()) return undefined;
    add(this.counts, [[`${todayInBuenosAires(new Date())} ${name}`, 1]]);
    return this.writeInAMinute();
  }

  /** Writes waiting counts at once. */
  write(): void {
    this.endWait();
  }

  /** The counts of at most 90 days. Rejects if the store cannot be read. */
  async report(): Promise<CountsByDay> {
    return byDay(await this.counted());
  }

  /** The same for each of these campaigns, and for any other campaign that was counted. */
  async reportByCampaign(campaigns: readonly string[]): Promise<CampaignCounts> {
    const counted = (await this.counted()).filter(({ campaign }) => campaign);
    const names = new Set([...campaigns, ...counted.map(({ campaign = '' }) => campaign).sort()]);
    return Object.fromEntries(
      [...names].map((name) => [name, byDay(counted.filter(({ campaign }) => campaign === name))]),
    );
  }

  /** Leaves out keys without a valid day, or with an event or source that this version does not know. */
  private async counted(): Promise<Counted[]> {
    await this.writing;
    const all = new Map(await this.store.read());
    add(all, this.counts);
    return [...all].sort().flatMap(([key, count]) => {
      const [day = '', event = '', source = '', campaign] = key.split(' ');
      const isCampaign = campaign === undefined || campaignName.test(campaign);
      const isKnown = /^\d{4}-\d\d-\d\d$/.test(day) && isKnownEvent(`${event} ${source}`, []) && isCampaign;
      return isKnown ? [{ day, event, source, campaign, count }] : [];
    });
  }

  private writeInAMinute(): Promise<void> {
    this.next ??= new Promise<void>((resolve) => {
      this.endWait = resolve;
      setTimeout(resolve, WRITE_MS).unref();
    }).then(() => {
      this.next = undefined;
      this.writing = this.writeOnce();
      return this.writing;
    });
    return this.next;
  }

  private async writeOnce(): Promise<void> {
    const written = new Map(this.counts);
    this.counts.clear();
    try {
      await this.store.add(written);
      this.failing = false;
    } catch (error) {
      add(this.counts, written);
      void this.writeInAMinute();
      if (!this.failing) console.error(`[counts] cannot be written for now: ${String(error)}`);
      this.failing = true;
    }
  }
}

function byDay(counted: Counted[]): CountsByDay {
  const days: CountsByDay = {};
  for (const { day, event, source, count } of counted) {
    days[day] ??= {};
    days[day][source] ??= {};
    days[day][source][event] = (days[day][source][event] ?? 0) + count;
  }
  return days;
}
