import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import type { Parsed } from '@/lib/content/rows/row-report';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { config } from '@/lib/site/config';
import { todayInBuenosAires } from '@/lib/values/dates';
import { findHold, type Hold, keepHold } from './hold';
import { type LastGood, readLastGood, type Shown, writeLastGood } from './last-good';
import { logChange } from './log';
import { listenToOthers, tellOthers } from './other-instances';
import { countRows, lineOn, type RowCounts, reportOn, type SourceReport } from './report';
import { parseText, requestSource, type SourceResponse } from './request-source';
import { SingleRun } from './single-run';
import type { Source } from './source';
import { addressOfSource, building, type SourceAddress } from './source-address';

/** Why the last reading is not shown, in Spanish. A table that looks like a slip is held until a time (milliseconds since 1970). */
type Problem = { why: string; heldUntil?: number };

/** What the owner is told of a source, of its last reading (milliseconds since 1970), and why that is not shown. */
export type SourceState = SourceReport & { readAt: number; problem: Problem | undefined };

/** For how long pages show what there is before a source with a problem is asked again. */
const RETRY_SECONDS = 10;

const BUILD_SECONDS = 3_600;

const WAIT_MS = 1_000;

/**
 * Says in Spanish why the table file of a source cannot be read: the start ends for it. Undefined if it can be, if kept content can replace
 * it, or if the table is not a file: a server that is down ends nothing, and its pages do without, `/eventos` by `NoMenus`
 * (MenuDesigner.tsx).
 */
export async function problemOfTable(source: Source<unknown>): Promise<string | undefined> {
  const address = config[source.table];
  if (!address || /^https?:/.test(address)) return undefined;
  const { failure } = await requestSource(source, { address, isTable: true });
  if (!failure || (await readLastGood(source.name, address)).length > 0) return undefined;
  return `${source.table}: ${failure}`;
}

/** Reads one source, and has the content that is shown. */
export class SourceReader<T> {
  shown?: Shown<T>;
  /** Whether pages may contain the shown content. */
  private isRead = false;
  /** What an instance, perhaps this one, has last told. */
  private told: LastGood | undefined;
  private problem: Problem | undefined;
  /** When the source was last read, or told by another instance (milliseconds since 1970); zero until then. */
  private readAt = 0;
  /** Undefined if this source is not configured. */
  private readonly from: SourceAddress | undefined;
  private readonly requests = new SingleRun(() => this.requestOnce(this.from));

  constructor(private readonly source: Source<T>) {
    this.from = addressOfSource(source);
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
    if (!this.from) return { content: [], freshForSeconds: config.REVALIDATE_SECONDS };
    if (this.freshSeconds() <= 0) {
      const requested = this.requests.join();
      // What was kept is sooner there than what a slow source sends.
      if (!this.shown) await Promise.race([requested, this.showLastGood(this.from)]);
      // Whoever can be shown something waits for the source for a second at most; else until it has answered.
      await (this.shown ? Promise.race([requested, delay(WAIT_MS)]) : requested);
    }
    this.isRead = true;
    return {
      content: this.shown?.parsed.content ?? [],
      day: this.shown && dayRead(this.shown.sent),
      // Zero is a problem, or a response that is still on its way.
      freshForSeconds: building ? BUILD_SECONDS : Math.ceil(this.freshSeconds()) || RETRY_SECONDS,
    };
  }

  /**
   * Requests the source now, even if its content is fresh or a request is in flight, which may predate the edit. Sends a good response to
   * the other instances. Calls during a request share the one that follows it.
   * @returns whether the response is shown; true too if the source is not configured
   */
  async refresh(): Promise<boolean> {
    const isGood = await this.requests.startAnew();
    if (isGood && this.shown) tellOthers(this.source.name, this.shown.sent);
    return isGood;
  }

  /** Whether the source is configured but has never had anything to show. */
  get lacksContent(): boolean {
    return this.from !== undefined && !this.shown;
  }

  /**
   * How many rows are shown, and the age of the content: whole seconds since the source sent it, to this process or to the one that kept it
   * on the disk or in Redis; null if unknown. Also why a newer reading is not shown, in Spanish.
   */
  health(): { ageSeconds: number | null; failure?: string; held?: string; until?: Date } & RowCounts {
    const { sent, parsed } = this.shown ?? {};
    const { why = '', heldUntil } = this.problem ?? {};
    return {
      ageSeconds: sent ? Math.round((Date.now() - sent.sentAt) / 1_000) : null,
      ...countRows(parsed?.reports ?? []),
      ...(heldUntil ? { held: why, until: new Date(heldUntil) } : why && { failure: why }),
    };
  }

  /** What the owner is told; undefined if this source is not configured. What is said of rows belongs to what is shown. */
  state(): SourceState | undefined {
    if (!this.from) return undefined;
    const { problem, shown } = this;
    // After a restart, what was kept may show before the first reading.
    const readAt = this.readAt || (shown?.sent.sentAt ?? Date.now());
    return { ...reportOn(this.source, shown?.parsed ?? { reports: [] }), readAt, problem };
  }

  /**
   * Requests the source, and shows and keeps a good response. Otherwise shows what another instance may have kept since.
   * @returns whether the response is shown; true too if the source is not configured
   */
  private async requestOnce(from: SourceAddress | undefined): Promise<boolean> {
    if (!from) return true;
    const { name } = this.source;
    // A new table is compared with the one that is shown.
    if (from.isTable && !this.shown) await this.showLastGood(from);
    const response = await this.requestUntilNewest(from);
    const { shown } = this;
    const hold = shown && !response.failure ? await findHold(this.source, shown, response) : undefined;
    if (shown && hold) await keepHold(name, shown.sent, hold);
    if (response.failure || hold) await this.showLastGood(from);
    else {
      const sent = { url: from.address, text: response.text, sentAt: Date.now() };
      this.show(response, sent);
      if (!building) await writeLastGood(name, sent);
    }
    this.recordOutcome(response, hold);
    return !this.problem;
  }

  /** Repeats the request if another instance received content meanwhile: this response may be older. */
  private async requestUntilNewest(from: SourceAddress): Promise<SourceResponse<T>> {
    const { told } = this;
    const response = await requestSource(this.source, from);
    return told === this.told ? response : this.requestUntilNewest(from);
  }

  private async showLastGood(from: SourceAddress): Promise<void> {
    const { name } = this.source;
    const [lastGood] = await readLastGood(name, from.address);
    if (!lastGood || (this.shown && this.shown.sent.sentAt >= lastGood.sentAt)) return;
    if (!this.show(parseText(this.source, from, lastGood.text), lastGood))
      logChange(name, 'last good content that was kept cannot be used');
  }

  /** Shows what another instance received. Ignores that instance's clock, which may be wrong: what it tells now is the newest. */
  private take(told: LastGood): void {
    if (told.url !== this.from?.address) return;
    const parsed = parseText(this.source, this.from, told.text);
    if (!this.show(parsed, { ...told, sentAt: Date.now() })) return;
    this.told = told;
    this.recordOutcome(parsed);
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

  /**
   * Notes how a reading went, and says what is new of it on the console. Outdates the pages if a hold begins or ends, which the owner's page
   * says; not at a failure as such, because visitors would wait for the source.
   */
  private recordOutcome(parsed: Parsed<T>, hold?: Hold): void {
    const { failure, publicFailure = failure } = parsed;
    const hasHoldChanged = hold?.heldUntil !== this.problem?.heldUntil;
    const { source } = this.source.words;
    if (!failure && this.problem && !this.problem.heldUntil)
      logChange(source, 'se vuelve a leer bien', console.log);
    logChange(source, lineOn(this.source, parsed, hold), failure ? console.error : console.warn);
    this.problem = publicFailure ? { why: publicFailure } : hold;
    this.readAt = Date.now();
    if (hasHoldChanged && this.isRead) outdatePages();
  }

  /** For how long the source need not be asked. With a problem it is asked again and again: it may be over, and so may a held table's hour. */
  private freshSeconds(): number {
    const age = (Date.now() - this.readAt) / 1_000;
    return this.problem ? 0 : Math.max(0, config.REVALIDATE_SECONDS - age);
  }
}

/** The day on which the source was read, `yyyy-MM-dd`. */
function dayRead({ sentAt }: LastGood): string {
  return todayInBuenosAires(new Date(sentAt));
}
