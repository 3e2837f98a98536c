/** Runs a function at most once at a time. */
export class SingleRun<T> {
  private running: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly run: () => Promise<T>) {}

  /** The result of the current run, or of a new one. */
  join(): Promise<T> {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** The result of a run that starts after this call. Calls made during a run share the one that follows it. */
  startAnew(): Promise<T> {
    if (!this.running) return this.join();
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.join();
      });
    return this.next;
  }
}
