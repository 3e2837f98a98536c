import 'server-only';
import type { Parsed } from '@/lib/content/rows/row-report';
import { countRows, type RowCounts } from '@/lib/content/rows/tally';
import type { TableSummary } from '@/lib/content/table/reader';
import { slipSince } from '@/lib/content/table/slips';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { config } from '@/lib/site/config';
import { todayInBuenosAires } from '@/lib/values/dates';
import { readLastGood, writeLastGood } from './last-good';
import type { LastGood } from './last-good-file';
import { listenToOthers, tellOthers } from './other-instances';
import { parseText, requestSource, type SourceResponse } from './request-source';
import { SingleRun } from './single-run';
import type { Source } from './source';
import { SourceLog } from './source-log';
import { building, placeOfSource, type SourcePlace } from './source-place';
import { warnOnce } from './warn-once';

type Shown<T> = {
  content: T[];
  counts: RowCounts;
  /** What the content was read from. */
  sent: LastGood;
  /** Only for a table. */
  summary: TableSummary | undefined;
};

const RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 30;

const BUILD_SECONDS = 3_600;

const WAIT_MS = 1_000;

/**
 * Says in Spanish why the table file of a source cannot be read. Undefined if it can be, if kept content can replace it, or if the table is
 * not a file.
 */
export async function problemOfTable(source: Source<unknown>): Promise<string | undefined> {
  const address = config[source.table];
  if (!address || /^https?:/.test(address)) return undefined;
  const { failure } = await requestSource(source, { address, isTable: true });
  if (!failure || (await readLastGood(source.name, address))) return undefined;
  return `${source.table}: ${failure}`;
}

/** Reads one source, and holds the content that is shown. */
export class SourceReader<T> {
  shown?: Shown<T>;
  /** Whether pages may contain the shown content. */
  private isRead = false;
  /** What another instance has last told. */
  private told: LastGood | undefined;
  /** When the content arrived, here or at another instance, by the monotonic clock (`performance.now`). */
  private fetchedAt?: number;
  /** Whether to accept the next table even if it looks like a slip. */
  private acceptsNext = false;
  /** Undefined if this source is not configured. */
  private readonly place: SourcePlace | undefined;
  private readonly requests = new SingleRun(() => this.requestOnce(this.place));
  private readonly log: SourceLog;

  constructor(private readonly source: Source<T>) {
    this.place = placeOfSource(source);
    this.log = new SourceLog(source.words.source);
    const requestAgain = () => {
      if (this.shown) void this.requests.startAnew();
    };
    void listenToOthers(source.name, (told) => this.take(told), requestAgain);
  }

  /**
   * The current content, else the last good content, else none, with the day on which it was read (`yyyy-MM-dd`). Never throws, and never
   * waits long if there is something to show.
   */
  async read(): Promise<{ content: T[]; day?: string | undefined; freshForSeconds: number }> {
    if (!this.place) return { content: [], freshForSeconds: config.REVALIDATE_SECONDS };
    if (!isFresh(this.age())) {
      const requested = this.requests.join();
      if (!this.shown) await Promise.race([requested, this.showLastGood(this.place)]);
      await (this.shown ? Promise.race([requested, delay(WAIT_MS)]) : requested);
    }
    this.isRead = true;
    return {
      content: this.shown?.content ?? [],
      day: this.shown && dayRead(this.shown.sent),
      freshForSeconds: building ? BUILD_SECONDS : secondsLeft(this.age(), this.log.failures || 1),
    };
  }

  /**
   * Requests the source now, even if its content is fresh or a request is in flight, which may predate the edit. Sends a good response to
   * the other instances.
   * @param accept accepts a table even if it looks like a slip compared with the last one
   * @returns whether the response was good
   */
  async refresh(accept = false): Promise<boolean> {
    this.acceptsNext ||= accept;
    const isGood = await this.requests.startAnew();
    if (isGood && this.shown) tellOthers(this.source.name, this.shown.sent);
    return isGood;
  }

  /** Whether the source is configured but has never had anything to show. */
  get lacksContent(): boolean {
    return this.place !== undefined && !this.shown;
  }

  /**
   * How many rows are shown, and the age of the content: whole seconds since the source sent it, to this process or to the one that kept it
   * on the disk or in Redis; null if unknown.
   */
  health(): { ageSeconds: number | null } & RowCounts {
    const { sent, counts = { kept: 0, leftOut: 0 } } = this.shown ?? {};
    // Content that another process received may be hours old; only the wall clock tells.
    const seconds = this.age() ?? (sent && Math.max(0, Date.now() - sent.sentAt) / 1_000);
    return { ageSeconds: seconds === undefined ? null : Math.round(seconds), ...counts };
  }

  /** Requests the source and keeps a good response. Logs a failure in one line. */
  private async requestOnce(place: SourcePlace | undefined): Promise<boolean> {
    if (!place) return true;
    const accepts = this.acceptsNext;
    this.acceptsNext = false;
    // A new table is compared with the one that is shown.
    if (place.isTable && !this.shown) await this.showLastGood(place);
    const response = await this.requestUntilNewest(place);
    this.log.remark(response);
    const failure =
      response.failure ?? (accepts ? undefined : slipSince(this.shown?.summary, response.summary));
    if (failure === undefined) {
      await this.keep(place, response);
      return true;
    }
    this.log.failed(failure, response.milliseconds);
    await this.showLastGood(place);
    return false;
  }

  /** Repeats the request if another instance received content meanwhile: this response may be older. */
  private async requestUntilNewest(place: SourcePlace): Promise<SourceResponse<T>> {
    const { told } = this;
    const response = await requestSource(this.source, place);
    return told === this.told ? response : this.requestUntilNewest(place);
  }

  private async keep(place: SourcePlace, response: SourceResponse<T>): Promise<void> {
    this.log.succeeded();
    const sent = { url: place.address, text: response.text, sentAt: Date.now() };
    this.show(response, sent);
    this.fetchedAt = performance.now();
    if (!building) await writeLastGood(this.source.name, sent);
  }

  private async showLastGood(place: SourcePlace): Promise<void> {
    const { name } = this.source;
    const lastGood = await readLastGood(name, place.address);
    if (!lastGood || (this.shown && this.shown.sent.sentAt >= lastGood.sentAt)) return;
    if (!this.show(parseText(this.source, place, lastGood.text), lastGood))
      warnOnce(`[content] ${name}: last good content that was kept cannot be used`);
  }

  /** Shows what another instance received. Ignores that instance's clock, which may be wrong: what it tells now is the newest. */
  private take(told: LastGood): void {
    if (told.url !== this.place?.address) return;
    if (!this.show(parseText(this.source, this.place, told.text), { ...told, sentAt: Date.now() })) return;
    this.told = told;
    this.fetchedAt = performance.now();
    this.log.succeeded();
  }

  /**
   * Outdates the pages if the content or its day, which pages name, is another one.
   * @returns whether there is any content
   */
  private show({ content, reports, summary }: Parsed<T>, sent: LastGood): boolean {
    if (!content) return false;
    const last = this.shown?.sent;
    this.shown = { content, counts: countRows(reports), sent, summary };
    const isNew = !last || sent.text !== last.text || dayRead(sent) !== dayRead(last);
    if (isNew && this.isRead) outdatePages();
    return true;
  }

  private age(): number | undefined {
    return this.fetchedAt === undefined ? undefined : (performance.now() - this.fetchedAt) / 1_000;
  }
}

/** The day on which the source was read, `yyyy-MM-dd`. */
function dayRead({ sentAt }: LastGood): string {
  return todayInBuenosAires(new Date(sentAt));
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function secondsLeft(ageInSeconds: number | undefined, failures: number): number {
  if (isFresh(ageInSeconds)) return Math.ceil(config.REVALIDATE_SECONDS - ageInSeconds);
  return Math.min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (failures - 1));
}

function isFresh(ageInSeconds: number | undefined): ageInSeconds is number {
  return ageInSeconds !== undefined && ageInSeconds < config.REVALIDATE_SECONDS;
}
