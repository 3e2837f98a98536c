import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '../site/config';
import { readLastGood, writeLastGood } from './last-good';
import { parseJson } from './parse-json';
import { type Counts, tallyRows } from './parse-rows';
import { failureOf, requestSource } from './request-source';
import type { Source } from './sources';
import { warnOnce } from './warn-once';

/** Content of a source, how many of its rows are in it, and when the API sent it, as `LastGood` has it. */
type Shown<T> = { content: T[]; counts: Counts; sentAt: number };

/** What this process knows of a source. */
export type SourceState<T> = {
  /** Parsed, and how many rows it was made of. */
  shown?: Shown<T>;
  /**
   * When the API sent the content to this process, in milliseconds of `performance.now`, the monotonic clock. Undefined when it never
   * did.
   */
  fetchedAt?: number;
  /** When the first of the failures without a success between them was, by the same clock, and how many there were. */
  failing?: { since: number; times: number } | undefined;
  /** What the console has said about the rows of the content. */
  said?: ReadonlySet<string>;
  /** The request under way, and the one that follows it; each resolves to whether the response was good. */
  running?: Promise<boolean> | undefined;
  next?: Promise<boolean> | undefined;
};

/** Content of a source, and for how many seconds it counts as fresh. */
export type Reading<T> = { content: T[]; freshForSeconds: number };

/** The one way to a source. */
export type Reader<T> = {
  /** Its content, or its last good content, or nothing. Never throws, never waits long when there is something to show. */
  read: () => Promise<Reading<T>>;
  /** Requests it from the API now, even if it is fresh or being requested. Resolves to whether the response was good. */
  refresh: () => Promise<boolean>;
  /** How old and how complete the content is that is shown now. */
  health: () => Health;
};

/** What monitors are told of a source. */
export type Health = {
  /** Whole seconds since the API sent the content, to this process or to whichever kept it on the disk or in Redis; null when that is not known. */
  ageSeconds: number | null;
} & Counts;

/** How soon a failing or slow source is requested again, once a visitor has come: after each failure later, up to the longest time. */
const RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 30;

/** What the build renders is never served (lib/serving/page-cache.cjs): it requests once, and is not held up again by an API that fails. */
const building = process.env.NEXT_PHASE === 'phase-production-build';
const BUILD_SECONDS = 3_600;

/** How long a page being rendered waits for the API when it could show last good content instead. */
const PATIENCE_MS = 1_000;

/**
 * Makes the reader of a source. Readings never throw: an error thrown out of a cached function would fail the page and freeze
 * the other source with it.
 * @param state changed by the reader; readers of one source that have the same one share requests and content
 */
export function readerOf<T>(source: Source<T>, state: SourceState<T>): Reader<T> {
  const { name, path, noun, parse } = source;
  const warn = (line: string) => console.warn(`[content] ${name}: ${line}`);

  if (!config.ADMIN_API_URL) {
    const { report, finish } = tallyRows(noun, warn);
    const { content, failure } = parse(source.sample, report);
    const counts = finish();
    if (!content) throw new Error(`The sample of ${name} cannot be used: ${failure}`);
    return {
      read: async () => ({ content, freshForSeconds: config.REVALIDATE_SECONDS }),
      refresh: async () => true,
      health: () => ({ ageSeconds: null, ...counts }),
    };
  }

  const apiUrl = config.ADMIN_API_URL;
  const url = `${apiUrl}${path}`;

  /** Requests it from the API and keeps a good response; a failure is one line on the console. Calls at one time share a request. */
  function request(): Promise<boolean> {
    state.running ??= requestOnce().finally(() => {
      state.running = undefined;
    });
    return state.running;
  }

  /** The running request may have left before the edit that this is about. */
  function refresh(): Promise<boolean> {
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
    const answer = await requestSource(source, apiUrl, report);
    const counts = finish();
    // Each once, not at every refresh.
    for (const line of lines) if (!state.said?.has(line)) warn(line);
    state.said = lines;
    if (answer.failure !== undefined) {
      console.error(failureOf(source, answer));
      const { since, times } = state.failing ?? { since: performance.now(), times: 0 };
      state.failing = { since, times: times + 1 };
      await showLastGood({ putBack: true });
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
    await writeLastGood(name, { url, text: answer.text, sentAt });
    return true;
  }

  /**
   * Shows the last good content if it is newer than what is shown. Redis gets what it has lost only after a failed request: during
   * one, what is put back could replace the response.
   */
  async function showLastGood({ putBack }: { putBack: boolean }): Promise<void> {
    for (const { text, sentAt } of await readLastGood(name, url, putBack)) {
      if (state.shown && state.shown.sentAt >= sentAt) return;
      const parsed = parseStored(text);
      if (parsed) state.shown = { ...parsed, sentAt };
      else warnOnce(`[content] ${name}: last good content that was kept cannot be used`);
    }
  }

  /** What is stored may have been written by another version, or by hand. */
  function parseStored(text: string): Omit<Shown<T>, 'sentAt'> | undefined {
    try {
      const { report, finish } = tallyRows(noun, () => undefined);
      const { content } = parse(parseJson(text), report);
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
      // Whichever is there first: nobody waits for Redis when the API answers.
      if (!state.shown) await Promise.race([requested, showLastGood({ putBack: false })]);
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
