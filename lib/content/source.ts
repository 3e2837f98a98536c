import 'server-only';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '../site/config';
import { isSample } from '../site/parse-config';
import { readLastGood, writeLastGood } from './last-good';
import { type Counts, tallyRows } from './parse-rows';
import { type Answer, failureOf, type Origin, parseText, requestSource } from './request-source';
import type { Source } from './sources';
import { warnOnce } from './warn-once';

type Shown<T> = { content: T[]; counts: Counts; sentAt: number };

export type SourceState<T> = {
  shown?: Shown<T>;
  /** When the API sent the content to this process, in milliseconds of `performance.now`, the monotonic clock. */
  fetchedAt?: number;
  /** When the first of the failures without a success between them was, by the same clock, and how many there were. */
  failing?: { since: number; times: number } | undefined;
  said?: ReadonlySet<string>;
  /** Whether the next table may have fewer than half of the last one's rows. */
  accepted?: boolean;
  running?: Promise<boolean> | undefined;
  next?: Promise<boolean> | undefined;
};

export type Reading<T> = { content: T[]; freshForSeconds: number };

export type Reader<T> = {
  /** Its content, or its last good content, or nothing. Never throws, never waits long when there is something to show. */
  read: () => Promise<Reading<T>>;
  /**
   * Requests it now, even if it is fresh or being requested. Resolves to whether the response was good.
   * @param accept takes a table of which more than half is gone
   */
  refresh: (accept?: boolean) => Promise<boolean>;
  health: () => Health;
};

export type Health = {
  /** Whole seconds since the API sent the content, to this process or to whichever kept it on the disk or in Redis; null when that is not known. */
  ageSeconds: number | null;
} & Counts;

const RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 30;

const building = process.env.NEXT_PHASE === 'phase-production-build';
const BUILD_SECONDS = 3_600;

const PATIENCE_MS = 1_000;

function originOf<T>({ name, path, sample }: Source<T>): Origin | undefined {
  const { ADMIN_API_URL, MENU_TABLE, REVIEWS_TABLE } = config;
  const table =
    { menus: MENU_TABLE, testimonials: REVIEWS_TABLE }[name] ??
    (isSample(config) ? resolve(sample) : undefined);
  if (table) return { address: table, isTable: true };
  return ADMIN_API_URL ? { address: `${ADMIN_API_URL}${path}`, isTable: false } : undefined;
}

export function readerOf<T>(source: Source<T>, state: SourceState<T>): Reader<T> {
  const origin = originOf(source);
  if (origin) return readerFrom(source, origin, state);
  return {
    read: async () => ({ content: [], freshForSeconds: config.REVALIDATE_SECONDS }),
    refresh: async () => true,
    health: () => ({ ageSeconds: null, kept: 0, leftOut: 0 }),
  };
}

function readerFrom<T>(source: Source<T>, origin: Origin, state: SourceState<T>): Reader<T> {
  const { name, noun } = source;
  const { address, isTable } = origin;
  const warn = (line: string) => console.warn(`[content] ${name}: ${line}`);

  /** Requests it from the API and keeps a good response; a failure is one line on the console. Calls at one time share a request. */
  function request(): Promise<boolean> {
    state.running ??= requestOnce().finally(() => {
      state.running = undefined;
    });
    return state.running;
  }

  /** The running request may have left before the edit that this is about. */
  function refresh(accept = false): Promise<boolean> {
    state.accepted ||= accept;
    if (!state.running) return request();
    state.next ??= state.running.then(() => {
      state.next = undefined;
      return request();
    });
    return state.next;
  }

  async function requestOnce(): Promise<boolean> {
    const lines = new Set<string>();
    const { report, finish } = tallyRows(noun, (line) => lines.add(line));
    const { accepted } = state;
    state.accepted = false;
    if (isTable && !state.shown) await showLastGood();
    const read = await requestSource(source, origin, report);
    const counts = finish();
    const known = state.shown?.counts.kept ?? 0;
    const hasShrunk = isTable && !accepted && read.content !== undefined && counts.kept * 2 < known;
    const answer: Answer<T> = hasShrunk
      ? {
          ...read,
          content: undefined,
          failure: `it has ${counts.kept} rows, fewer than half of the last ${known}`,
        }
      : read;
    for (const line of lines) if (!state.said?.has(line)) warn(line);
    state.said = lines;
    if (answer.failure !== undefined) {
      console.error(failureOf(source, answer));
      const { since, times } = state.failing ?? { since: performance.now(), times: 0 };
      state.failing = { since, times: times + 1 };
      await showLastGood();
      return false;
    }
    if (state.failing) {
      const seconds = Math.round((performance.now() - state.failing.since) / 1_000);
      console.log(`[content] ${name}: works again after ${seconds} s of failures`);
      state.failing = undefined;
    }
    const sentAt = Date.now();
    state.shown = { content: answer.content, counts, sentAt };
    state.fetchedAt = performance.now();
    await writeLastGood(name, { url: address, text: answer.text, sentAt });
    return true;
  }

  async function showLastGood(): Promise<void> {
    for (const { text, sentAt } of await readLastGood(name, address)) {
      if (state.shown && state.shown.sentAt >= sentAt) return;
      const parsed = parseStored(text);
      if (parsed) state.shown = { ...parsed, sentAt };
      else warnOnce(`[content] ${name}: last good content that was kept cannot be used`);
    }
  }

  function parseStored(text: string): Omit<Shown<T>, 'sentAt'> | undefined {
    try {
      const { report, finish } = tallyRows(noun, () => undefined);
      const { content } = parseText(source, origin, text, report);
      return content && { content, counts: finish() };
    } catch {
      return undefined;
    }
  }

  function age(): number | undefined {
    return state.fetchedAt === undefined ? undefined : (performance.now() - state.fetchedAt) / 1_000;
  }

  async function read(): Promise<Reading<T>> {
    if (!isFresh(age())) {
      const requested = request();
      if (!state.shown) await Promise.race([requested, showLastGood()]);
      await (state.shown ? Promise.race([requested, delay(PATIENCE_MS)]) : requested);
    }
    return {
      content: state.shown?.content ?? [],
      freshForSeconds: building ? BUILD_SECONDS : secondsLeft(age(), state.failing?.times ?? 1),
    };
  }

  function health(): Health {
    // Another process's may be hours old, of which only the time of day tells.
    const kept = state.shown?.sentAt ? Math.max(0, Date.now() - state.shown.sentAt) / 1_000 : undefined;
    const seconds = age() ?? kept;
    return {
      ageSeconds: seconds === undefined ? null : Math.round(seconds),
      ...(state.shown?.counts ?? { kept: 0, leftOut: 0 }),
    };
  }

  return { read, refresh, health };
}

function secondsLeft(ageInSeconds: number | undefined, failures: number): number {
  if (isFresh(ageInSeconds)) return Math.ceil(config.REVALIDATE_SECONDS - ageInSeconds);
  return Math.min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (failures - 1));
}

function isFresh(ageInSeconds: number | undefined): ageInSeconds is number {
  return ageInSeconds !== undefined && ageInSeconds < config.REVALIDATE_SECONDS;
}
