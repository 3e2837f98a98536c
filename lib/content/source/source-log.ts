import type { Parsed } from '@/lib/content/rows/row-report';
import { remarksOnRows } from '@/lib/content/rows/tally';
import { remarksOnTable } from '@/lib/content/table/reader';

/** Writes to the console about one source. */
export class SourceLog {
  /** The time of the first failure since the last success, by `performance.now`, and the number of failures since then. */
  private failing: { since: number; times: number } | undefined;
  private remarks: ReadonlySet<string> = new Set();

  constructor(private readonly names: { source: string; rows: string }) {}

  /** How often the source has failed since its last success. */
  get failures(): number {
    return this.failing?.times ?? 0;
  }

  /** Prints remarks on rows and columns. A remark that persists is not printed again. */
  remark({ reports, summary }: Parsed<unknown>): void {
    const onRows = remarksOnRows(reports, this.names.rows);
    const remarks = new Set([...onRows, ...remarksOnTable(summary)]);
    for (const remark of remarks)
      if (!this.remarks.has(remark)) console.warn(`[content] ${this.names.source}: ${remark}`);
    this.remarks = remarks;
  }

  failed(reason: string, milliseconds: number): void {
    console.error(
      `[content] ${this.names.source}: no se usa: ${reason}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo (${milliseconds} ms)`,
    );
    const { since, times } = this.failing ?? { since: performance.now(), times: 0 };
    this.failing = { since, times: times + 1 };
  }

  succeeded(): void {
    if (!this.failing) return;
    const seconds = Math.round((performance.now() - this.failing.since) / 1_000);
    console.log(`[content] ${this.names.source}: se vuelve a leer bien, después de ${seconds} s`);
    this.failing = undefined;
  }
}
