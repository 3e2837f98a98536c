import 'server-only';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { config } from '@/lib/site/config';
import { isSample } from '@/lib/site/parse-config';
import { readLastGood, writeLastGood } from './last-good';
import { type Counts, tallyRows } from './parse-rows';
import { type Answer, languageOf, type Origin, parseText, requestSource } from './request-source';
import { type Language, sentences } from './sentences';
import type { Source } from './sources';
import { slipSince } from './table-changes';
import { remarksOn, type TableSummary } from './table-reader';
import { warnOnce } from './warn-once';

type Shown<T> = {
  content: T[];
  counts: Counts;
  sentAt: number;
  /** Of a table. */
  summary: TableSummary | undefined;
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

function originOf<T>({ path, table, sample }: Source<T>): Origin | undefined {
  const { ADMIN_API_URL } = config;
  const place = config[table] ?? (isSample(config) ? resolve(sample) : undefined);
  if (place) return { address: place, isTable: true };
  return ADMIN_API_URL ? { address: `${ADMIN_API_URL}${path}`, isTable: false } : undefined;
}

/** Reads one source, and holds what is shown of it. */
export class Reader<T> {
  shown?: Shown<T>;
  /** When the API sent the content to this process, in milliseconds of `performance.now`, the monotonic clock. */
  private fetchedAt?: number;
  /** When the first of the failures without a success between them was, by the same clock, and how many there were. */
  private failing: { since: number; times: number } | undefined;
  private said: ReadonlySet<string> = new Set();
  /** Whether the next table may differ from the last one as if by a slip. */
  private accepted = false;
  private running: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;
  /** Undefined where only the other source has a table. */
  private readonly origin: Origin | undefined;

  constructor(private readonly source: Source<T>) {
    this.origin = originOf(source);
  }

  /** Its content, or its last good content, or nothing. Never throws, never waits long when there is something to show. */
  async read(): Promise<{ content: T[]; freshForSeconds: number }> {
    if (!this.origin) return { content: [], freshForSeconds: config.REVALIDATE_SECONDS };
    if (!isFresh(this.age())) {
      const requested = this.request();
      if (!this.shown) await Promise.race([requested, this.showLastGood(this.origin)]);
      await (this.shown ? Promise.race([requested, delay(PATIENCE_MS)]) : requested);
    }
    return {
      content: this.shown?.content ?? [],
      freshForSeconds: building ? BUILD_SECONDS : secondsLeft(this.age(), this.failing?.times ?? 1),
    };
  }

  /**
   * Requests it now, even if it is fresh or being requested: the running request may have left before the edit that this is about.
   * Resolves to whether the response was good.
   * @param accept takes a table that differs from the last one as if by a slip
   */
  refresh(accept = false): Promise<boolean> {
    this.accepted ||= accept;
    if (!this.running) return this.request();
    this.next ??= this.running.then(() => {
      this.next = undefined;
      return this.request();
    });
    return this.next;
  }

  health(): Health {
    const { sentAt, counts } = this.shown ?? {};
    // Another process's may be hours old, of which only the time of day tells.
    const seconds = this.age() ?? (sentAt ? Math.max(0, Date.now() - sentAt) / 1_000 : undefined);
    return {
      ageSeconds: seconds === undefined ? null : Math.round(seconds),
      ...(counts ?? { kept: 0, leftOut: 0 }),
    };
  }

  /** Requests it and keeps a good response; a failure is one line on the console. Calls at one time share a request. */
  private request(): Promise<boolean> {
    this.running ??= this.requestOnce(this.origin).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async requestOnce(origin: Origin | undefined): Promise<boolean> {
    if (!origin) return true;
    const { accepted, source } = this;
    this.accepted = false;
    if (origin.isTable && !this.shown) await this.showLastGood(origin);
    const lines = new Set<string>();
    const { report, finish } = tallyFor(source, origin, (line) => lines.add(line));
    const answer = await requestSource(source, origin, report);
    const counts = finish();
    for (const line of answer.summary ? remarksOn(answer.summary) : []) lines.add(line);
    this.say(lines);
    const failure = answer.failure ?? (accepted ? undefined : this.slipIn(answer, counts));
    if (failure !== undefined || !answer.content) {
      this.noteFailure(failure ?? '', answer.milliseconds);
      await this.showLastGood(origin);
      return false;
    }
    this.noteSuccess();
    const sentAt = Date.now();
    this.shown = { content: answer.content, counts, sentAt, summary: answer.summary };
    this.fetchedAt = performance.now();
    await writeLastGood(source.name, { url: origin.address, text: answer.text, sentAt });
    return true;
  }

  /** Prints what is said of the rows, each line once as long as it holds. */
  private say(lines: ReadonlySet<string>): void {
    for (const line of lines) if (!this.said.has(line)) console.warn(`[content] ${this.label}: ${line}`);
    this.said = lines;
  }

  private noteFailure(reason: string, milliseconds: number): void {
    console.error(`[content] ${sentences[this.language].failed(this.label, reason, milliseconds)}`);
    const { since, times } = this.failing ?? { since: performance.now(), times: 0 };
    this.failing = { since, times: times + 1 };
  }

  private noteSuccess(): void {
    if (!this.failing) return;
    const seconds = Math.round((performance.now() - this.failing.since) / 1_000);
    console.log(`[content] ${sentences[this.language].works(this.label, seconds)}`);
    this.failing = undefined;
  }

  /** What has probably gone wrong in a table since the one that is shown. */
  private slipIn({ summary }: Answer<T>, { kept }: Counts): string | undefined {
    const last = this.shown;
    return last?.summary && summary
      ? slipSince({ summary: last.summary, kept: last.counts.kept }, { summary, kept })
      : undefined;
  }

  private async showLastGood(origin: Origin): Promise<void> {
    const { name } = this.source;
    for (const { text, sentAt } of await readLastGood(name, origin.address)) {
      if (this.shown && this.shown.sentAt >= sentAt) return;
      const { report, finish } = tallyFor(this.source, origin, () => undefined);
      const { content, summary } = parseText(this.source, origin, text, report);
      if (content) this.shown = { content, counts: finish(), sentAt, summary };
      else warnOnce(`[content] ${name}: last good content that was kept cannot be used`);
    }
  }

  private get language(): Language {
    return this.origin ? languageOf(this.origin) : 'en';
  }

  private get label(): string {
    return this.source.words[this.language].source;
  }

  private age(): number | undefined {
    return this.fetchedAt === undefined ? undefined : (performance.now() - this.fetchedAt) / 1_000;
  }
}

function tallyFor<T>({ words }: Source<T>, origin: Origin, print: (line: string) => void) {
  const language = languageOf(origin);
  return tallyRows(words[language].rows, language, print);
}

function secondsLeft(ageInSeconds: number | undefined, failures: number): number {
  if (isFresh(ageInSeconds)) return Math.ceil(config.REVALIDATE_SECONDS - ageInSeconds);
  return Math.min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (failures - 1));
}

function isFresh(ageInSeconds: number | undefined): ageInSeconds is number {
  return ageInSeconds !== undefined && ageInSeconds < config.REVALIDATE_SECONDS;
}
