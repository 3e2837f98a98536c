import 'server-only';
import type { Parsed } from '@/lib/content/rows/row-report';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { config } from '@/lib/site/config';
import { momentInBuenosAires, todayInBuenosAires } from '@/lib/values/dates';
import { type LastGood, readLastGood, writeLastGood } from './last-good';
import { listenToOthers, tellOthers } from './other-instances';
import { countRows, type RowCounts, reportOn, type SourceReport } from './report';
import { parseText, requestSource, type SourceResponse } from './request-source';
import { SingleRun } from './single-run';
import type { Source } from './source';
import { SourceLog } from './source-log';
import { building, placeOfSource, type SourcePlace } from './source-place';
import { warnOnce } from './warn-once';

type Shown<T> = {
  parsed: Parsed<T> & { content: T[] };
  /** What the content was read from. */
  sent: LastGood;
};

/** Why the last reading is not shown, in Spanish. A table that looks like a slip is held until a time (milliseconds since 1970). */
type Problem = { why: string; heldUntil?: number };

/** What the owner is told of a source, of its last reading (milliseconds since 1970), and why that is not shown. */
export type SourceState = SourceReport & { readAt: number; problem: Problem | undefined };

const RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 30;

/** How long a table that looks like a slip is held. */
const HOLD_MS = 3_600_000;

/** Where the rows are named. */
const WHERE = 'están en /presupuesto, y las dice npm run check-api';

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
  if (!failure || (await readLastGood(source.name, address)).length > 0) return undefined;
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
  private problem: Problem | undefined;
  /** When the source was last read, or told by another instance (milliseconds since 1970). */
  private readAt: number | undefined;
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
    if (!this.isFresh()) {
      const requested = this.requests.join();
      if (!this.shown) await Promise.race([requested, this.showLastGood(this.place)]);
      await (this.shown ? Promise.race([requested, delay(WAIT_MS)]) : requested);
    }
    this.isRead = true;
    return {
      content: this.shown?.parsed.content ?? [],
      day: this.shown && dayRead(this.shown.sent),
      freshForSeconds: building ? BUILD_SECONDS : this.secondsLeft(),
    };
  }

  /**
   * Requests the source now, even if its content is fresh or a request is in flight, which may predate the edit. Sends a good response to
   * the other instances.
   * @returns whether the response is shown
   */
  async refresh(): Promise<boolean> {
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
   * on the disk or in Redis; null if unknown. Also why a newer reading is not shown, in Spanish.
   */
  health(): { ageSeconds: number | null; failure?: string; held?: string; until?: Date } & RowCounts {
    const { sent, parsed } = this.shown ?? {};
    const { why = '', heldUntil } = this.problem ?? {};
    // Content that another process received may be hours old; only the wall clock tells.
    const seconds = this.age() ?? (sent && Math.max(0, Date.now() - sent.sentAt) / 1_000);
    return {
      ageSeconds: seconds === undefined ? null : Math.round(seconds),
      ...countRows(parsed?.reports ?? []),
      ...(heldUntil ? { held: why, until: new Date(heldUntil) } : why && { failure: why }),
    };
  }

  /** What the owner is told; undefined if this source is not configured. What is said of rows belongs to what is shown. */
  state(): SourceState | undefined {
    if (!this.place) return undefined;
    const { problem, shown } = this;
    // After a restart, what was kept may show before the first reading.
    const readAt = this.readAt ?? shown?.sent.sentAt ?? Date.now();
    return { ...reportOn(this.source, shown?.parsed ?? { reports: [] }), readAt, problem };
  }

  /** Requests the source and keeps a good response. Logs in one line why it is not shown. */
  private async requestOnce(place: SourcePlace | undefined): Promise<boolean> {
    if (!place) return true;
    // A new table is compared with the one that is shown.
    if (place.isTable && !this.shown) await this.showLastGood(place);
    const response = await this.requestUntilNewest(place);
    this.readAt = Date.now();
    const problem = await this.problemOf(place, response);
    if (response.failure) this.log.failed(response.failure, response.milliseconds);
    else this.log.succeeded();
    if (problem) await this.showLastGood(place);
    else await this.keep(place, response);
    this.note(problem);
    return !problem;
  }

  private async problemOf(
    place: SourcePlace,
    { failure, kind, summary }: SourceResponse<T>,
  ): Promise<Problem | undefined> {
    if (failure) return { why: kind ?? failure };
    const last = this.shown?.parsed.summary;
    const why = last && summary && this.source.slipSince?.(last, summary);
    if (!why || !this.shown) return undefined;
    const heldUntil = (await this.heldSince(place, this.shown.sent)) + HOLD_MS;
    if (heldUntil <= Date.now()) return undefined;
    const moment = momentInBuenosAires(new Date(heldUntil));
    this.log.remark(`${why}. Por si es un descuido, se muestra la versión anterior hasta el ${moment}`);
    return { why, heldUntil };
  }

  /**
   * When the table that is held was first found: now, or earlier by this process, one before a restart, or another instance. Keeps that
   * beside the content that is shown meanwhile.
   */
  private async heldSince(place: SourcePlace, sent: LastGood): Promise<number> {
    const { name } = this.source;
    const others = await readLastGood(name, place.address);
    // Content that is newer than a start has ended that hold.
    const starts = others.flatMap(({ heldSince = 0 }) => (heldSince >= sent.sentAt ? heldSince : []));
    const heldSince = Math.min(Date.now(), sent.heldSince ?? Number.POSITIVE_INFINITY, ...starts);
    if (heldSince !== sent.heldSince) {
      sent.heldSince = heldSince;
      await writeLastGood(name, sent);
    }
    return heldSince;
  }

  /** Repeats the request if another instance received content meanwhile: this response may be older. */
  private async requestUntilNewest(place: SourcePlace): Promise<SourceResponse<T>> {
    const { told } = this;
    const response = await requestSource(this.source, place);
    return told === this.told ? response : this.requestUntilNewest(place);
  }

  private async keep(place: SourcePlace, response: SourceResponse<T>): Promise<void> {
    const { length } = reportOn(this.source, response).remarks;
    this.log.remark(length > 0 ? `${length} ${this.source.words.rows} para revisar: ${WHERE}` : '');
    const sent = { url: place.address, text: response.text, sentAt: Date.now() };
    this.show(response, sent);
    this.fetchedAt = performance.now();
    if (!building) await writeLastGood(this.source.name, sent);
  }

  private async showLastGood(place: SourcePlace): Promise<void> {
    const { name } = this.source;
    const [lastGood] = await readLastGood(name, place.address);
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
    this.readAt = Date.now();
    this.note(undefined);
    this.log.succeeded();
  }

  /**
   * Outdates the pages if the content or its day, which pages name, is another one.
   * @returns whether there is any content
   */
  private show(parsed: Parsed<T>, sent: LastGood): boolean {
    if (!parsed.content) return false;
    const last = this.shown?.sent;
    this.shown = { parsed, sent };
    const isNew = !last || sent.text !== last.text || dayRead(sent) !== dayRead(last);
    if (isNew && this.isRead) outdatePages();
    return true;
  }

  /** Outdates the pages if a hold begins or ends, which the owner's page says. Not for a failure: visitors would wait for the source. */
  private note(problem: Problem | undefined): void {
    const isNew = problem?.heldUntil !== this.problem?.heldUntil;
    this.problem = problem;
    if (isNew && this.isRead) outdatePages();
  }

  private age(): number | undefined {
    return this.fetchedAt === undefined ? undefined : (performance.now() - this.fetchedAt) / 1_000;
  }

  /** Whether the source need not be asked. A held table is asked again and again, so that it shows once its hour is over. */
  private isFresh(): boolean {
    return !this.problem?.heldUntil && (this.age() ?? Number.POSITIVE_INFINITY) < config.REVALIDATE_SECONDS;
  }

  private secondsLeft(): number {
    if (this.isFresh()) return Math.ceil(config.REVALIDATE_SECONDS - (this.age() ?? 0));
    if (this.problem?.heldUntil) return LONGEST_RETRY_SECONDS;
    const failures = this.log.failures || 1;
    return Math.min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (failures - 1));
  }
}

/** The day on which the source was read, `yyyy-MM-dd`. */
function dayRead({ sentAt }: LastGood): string {
  return todayInBuenosAires(new Date(sentAt));
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
