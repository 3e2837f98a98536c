/** Writes to the console about one source. */
export class SourceLog {
  /** The time of the first failure since the last success, by `performance.now`, and the number of failures since then. */
  private failing: { since: number; times: number } | undefined;
  private lastRemark = '';

  constructor(private readonly source: string) {}

  /** How often the source has failed since its last success. */
  get failures(): number {
    return this.failing?.times ?? 0;
  }

  /** Prints a line that the last reading did not cause. */
  remark(line: string): void {
    if (line && line !== this.lastRemark) console.warn(`[content] ${this.source}: ${line}`);
    this.lastRemark = line;
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
