import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '../site/config';
import { fetchJson } from './fetch-json';
import type { Report } from './judge-rows';
import { ageOf, recallLastGood, rememberLastGood } from './last-good';
import type { SourceName } from './source-names';

/** A part of the content: where it comes from and how its body is read. */
export type Source<T> = {
  name: SourceName;
  /** Path below `ADMIN_API_URL`. */
  path: string;
  /** Reads a body; throws when its top level is of the wrong type. */
  parse: (body: unknown, report: Report) => T[];
  /** A body in the API's own shape, for when there is no API. */
  sample: unknown;
};

/** Content of a source, and for how many seconds it counts as fresh. */
export type Reading<T> = { content: T[]; freshForSeconds: number };

/** The one way to a source. */
export type Reader<T> = {
  /** Its content, or its last good content, or nothing. Never throws, never waits long when there is something to show. */
  read: () => Promise<Reading<T>>;
  /** Asks the API now, however fresh the content is or whatever it is being asked. Resolves to whether it answered well. */
  refresh: () => Promise<boolean>;
};

/** How soon a failing or slow source is asked again, once a visitor has come. */
const RETRY_SECONDS = 5;

/** What the build renders is never served (lib/serving/page-cache.cjs): it asks once, and an API that fails does not hold it up again. */
const building = process.env.NEXT_PHASE === 'phase-production-build';
const BUILD_SECONDS = 3_600;

/** How long a page being rendered waits for the API when it could show last good content instead. */
const PATIENCE_MS = 1_000;

/**
 * Makes the reader of a source. Readings never throw: an error thrown out of a cached function would fail the page and freeze
 * the other source with it.
 */
export function readerOf<T>(source: Source<T>): Reader<T> {
  const report: Report = (line) => console.warn(`[content] ${source.name}: ${line}`);

  if (!config.ADMIN_API_URL) {
    const content = source.parse(source.sample, report);
    return {
      read: async () => ({ content, freshForSeconds: config.REVALIDATE_SECONDS }),
      refresh: async () => true,
    };
  }

  const url = `${config.ADMIN_API_URL}${source.path}`;
  let asking: Promise<boolean> | undefined;
  let askingAgain: Promise<boolean> | undefined;

  /** Asks the API and keeps what it answers; a failure is one line on the console. Calls at one time share a request. */
  function ask(): Promise<boolean> {
    asking ??= askOnce().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  /** The running request may have left before the edit that this is about. */
  function refresh(): Promise<boolean> {
    if (!asking) return ask();
    askingAgain ??= asking.then(() => {
      askingAgain = undefined;
      return ask();
    });
    return askingAgain;
  }

  async function askOnce(): Promise<boolean> {
    const startedAt = Date.now();
    try {
      const body = await fetchJson(url);
      source.parse(body, report);
      await rememberLastGood(source.name, { url, fetchedAt: Date.now(), body });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`[content] ${source.name}: failed after ${Date.now() - startedAt} ms: ${reason}`);
      return false;
    }
  }

  /** What was kept may have been written by another version, or by hand. */
  function readKept(body: unknown): T[] {
    try {
      return source.parse(body, () => undefined);
    } catch {
      return [];
    }
  }

  async function read(): Promise<Reading<T>> {
    if (!isFresh(ageOf(source.name))) {
      const fallback = await recallLastGood(source.name, url);
      await (fallback ? Promise.race([ask(), delay(PATIENCE_MS)]) : ask());
    }
    const lastGood = await recallLastGood(source.name, url);
    return {
      content: lastGood ? readKept(lastGood.body) : [],
      freshForSeconds: building ? BUILD_SECONDS : secondsLeft(ageOf(source.name)),
    };
  }

  return { read, refresh };
}

function secondsLeft(ageInSeconds: number | undefined): number {
  return isFresh(ageInSeconds) ? Math.ceil(config.REVALIDATE_SECONDS - ageInSeconds) : RETRY_SECONDS;
}

function isFresh(ageInSeconds: number | undefined): ageInSeconds is number {
  return ageInSeconds !== undefined && ageInSeconds < config.REVALIDATE_SECONDS;
}
