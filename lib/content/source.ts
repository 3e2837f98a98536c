import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '../site/config';
import { fetchJson } from './fetch-json';
import { readLastGood, writeLastGood } from './last-good';
import { parseJson } from './parse-json';
import type { Report } from './parse-rows';
import type { SourceName } from './source-names';

/** A part of the content: where it comes from and how its body is parsed. */
export type Source<T> = {
  name: SourceName;
  /** Path below `ADMIN_API_URL`. */
  path: string;
  /** Parses a body as {@link parseJson} returns it, or the sample; throws when nothing of it can be used, though it is not empty. */
  parse: (body: unknown, report: Report) => T[];
  /** A body in the API's own shape, for when there is no API. */
  sample: unknown;
  /** Changed by its reader. Readers of one source that have the same one share requests and content. */
  state: SourceState<T>;
};

/** What this process knows of a source. */
export type SourceState<T> = {
  /** Parsed. */
  content?: T[];
  /**
   * When the API sent the content, in milliseconds of `performance.now`, the monotonic clock. Undefined when it was read from
   * disk.
   */
  fetchedAt?: number;
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
  /** Seconds since this process last got a good response; undefined when it never did. */
  age: () => number | undefined;
};

/** How soon a failing or slow source is requested again, once a visitor has come. */
const RETRY_SECONDS = 5;

/** What the build renders is never served (lib/serving/page-cache.cjs): it requests once, and is not held up again by an API that fails. */
const building = process.env.NEXT_PHASE === 'phase-production-build';
const BUILD_SECONDS = 3_600;

/** How long a page being rendered waits for the API when it could show last good content instead. */
const PATIENCE_MS = 1_000;

/**
 * Makes the reader of a source. Readings never throw: an error thrown out of a cached function would fail the page and freeze
 * the other source with it.
 */
export function readerOf<T>({ name, path, parse, sample, state }: Source<T>): Reader<T> {
  const report: Report = (line) => console.warn(`[content] ${name}: ${line}`);

  if (!config.ADMIN_API_URL) {
    const content = parse(sample, report);
    return {
      read: async () => ({ content, freshForSeconds: config.REVALIDATE_SECONDS }),
      refresh: async () => true,
      age: () => undefined,
    };
  }

  const url = `${config.ADMIN_API_URL}${path}`;

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
    const startedAt = performance.now();
    try {
      const { text, body } = await fetchJson(url);
      state.content = parse(body, report);
      state.fetchedAt = performance.now();
      await writeLastGood(name, { url, text });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const duration = Math.round(performance.now() - startedAt);
      console.error(`[content] ${name}: failed after ${duration} ms: ${reason}`);
      return false;
    }
  }

  /** What is on the disk may have been written by another version, or by hand. */
  async function parseLastGood(): Promise<T[] | undefined> {
    const text = await readLastGood(name, url);
    try {
      return text === undefined ? undefined : parse(parseJson(text), () => undefined);
    } catch {
      return undefined;
    }
  }

  function age(): number | undefined {
    return state.fetchedAt === undefined ? undefined : (performance.now() - state.fetchedAt) / 1_000;
  }

  async function read(): Promise<Reading<T>> {
    if (!isFresh(age())) {
      const fallback = state.content ?? (await parseLastGood());
      // A response that has come while the disk was read is newer.
      if (fallback) state.content ??= fallback;
      await (fallback ? Promise.race([request(), delay(PATIENCE_MS)]) : request());
    }
    return {
      content: state.content ?? [],
      freshForSeconds: building ? BUILD_SECONDS : secondsLeft(age()),
    };
  }

  return { read, refresh, age };
}

function secondsLeft(ageInSeconds: number | undefined): number {
  return isFresh(ageInSeconds) ? Math.ceil(config.REVALIDATE_SECONDS - ageInSeconds) : RETRY_SECONDS;
}

function isFresh(ageInSeconds: number | undefined): ageInSeconds is number {
  return ageInSeconds !== undefined && ageInSeconds < config.REVALIDATE_SECONDS;
}
