import type { Parsed } from '@/lib/content/rows/row-report';
import { remarksOnRows } from '@/lib/content/rows/tally';

/** How many remarks of one reading are printed. */
const MAX_LINES = 20;

/** Writes to the console about one source. */
export class SourceLog {
  /** The time of the first failure since the last success, by `performance.now`, and the number of failures since then. */
  private failing: { since: number; times: number } | undefined;
  private remarks: ReadonlySet<string> = new Set();

  constructor(private readonly source: string) {}

  /** How often the source has failed since its last success. */
  get failures(): number {
    return this.failing?.times ?? 0;
  }

  /** Prints the remarks on rows that the last reading did not have, wherever their row was then, and how many there are in all. */
  remark({ reports }: Parsed<unknown>): void {
    const remarks = remarksOnRows(reports);
    const fresh = remarks.filter(({ remark }) => !this.remarks.has(remark));
    for (const { place, remark } of fresh.slice(0, MAX_LINES))
      console.warn(`[content] ${this.source}: ${place}: ${remark}`);
    if (fresh.length > 0 && (fresh.length < remarks.length || fresh.length > MAX_LINES))
      console.warn(
        `[content] ${this.source}: para revisar son ${remarks.length}; npm run check-api las nombra todas`,
      );
    this.remarks = new Set(remarks.map(({ remark }) => remark));
  }

  failed(reason: string, milliseconds: number): void {
    console.error(
      `[content] ${this.source}: no se usa: ${reason}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo (${milliseconds} ms)`,
    );
    const { since, times } = this.failing ?? { since: performance.now(), times: 0 };
    this.failing = { since, times: times + 1 };
  }

  succeeded(): void {
    if (!this.failing) return;
    const seconds = Math.round((performance.now() - this.failing.since) / 1_000);
    console.log(`[content] ${this.source}: se vuelve a leer bien, después de ${seconds} s`);
    this.failing = undefined;
  }
}
