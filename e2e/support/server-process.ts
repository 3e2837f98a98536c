import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** All server processes that this process has launched. */
export const launched: ServerProcess[] = [];

/** An HTTP server in a separate process. */
export class ServerProcess {
  /** What the process has written so far to those of stdout and stderr that are pipes. */
  output = '';
  /** Resolves, once the process has ended and all of its output has been read, to its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;

  protected constructor(
    /** The address, without a slash at the end. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    this.ended = once(child, 'close').then(([code]) => code);
    launched.push(this);
  }

  /** Resolves to this server once it is ready. Rejects with the output of a process that ends before. */
  protected async onceReady(isReady: () => boolean | Promise<boolean>): Promise<this> {
    while (!(await isReady())) {
      if (!this.running) throw new Error(`${this.url} ended with ${await this.ended}:\n${this.output}`);
      await setTimeout(20);
    }
    return this;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resident memory of the process, in megabytes. */
  get memory(): number {
    const args = ['-o', 'rss=', '-p', String(this.child.pid)];
    return Math.round(Number(execFileSync('ps', args, { encoding: 'utf8' })) / 1_000);
  }

  /** The most resident memory that the process has had, in megabytes. */
  get peakMemory(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1_000);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Sends a signal, as a process manager does, and waits for the end of the process. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal);
    // A process that a test has stopped with SIGSTOP would not react.
    this.signal('SIGCONT');
    return this.ended;
  }
}
