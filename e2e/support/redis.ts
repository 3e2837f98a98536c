import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort, temporaryFolder } from './site';

/** Options for starting a Redis server. */
export type RedisOptions = {
  /** Port of the loopback interface; a free one by default. */
  port?: number;
  /** Further arguments of `redis-server`, such as `--save 3600 1` and `--dir`: by default nothing outlives the process. */
  args?: string[];
};

/** A real `redis-server` in a separate process. */
export class Redis {
  private readonly closed: Promise<unknown>;

  private constructor(
    private readonly port: number,
    private readonly child: ChildProcess,
  ) {
    this.closed = once(child, 'close');
  }

  /** Starts a server and waits until it accepts connections. */
  static async start({ port, args = [] }: RedisOptions = {}): Promise<Redis> {
    const ownPort = port ?? (await freePort());
    const fixed = [
      '--port',
      String(ownPort),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      temporaryFolder(),
    ];
    const child = spawn('redis-server', [...fixed, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const redis = new Redis(ownPort, child);
    const log: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      log.push(line);
      if (line.includes('Ready to accept connections')) {
        child.stdout.resume();
        return redis;
      }
    }
    throw new Error(`redis-server did not start:\n${log.join('\n')}`);
  }

  /** The value for `REDIS_URL`. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** The id of the process. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('Redis has not started.');
    return this.child.pid;
  }

  /** Ends the process with this signal, also one that is stopped, and waits for its end. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    this.child.kill('SIGCONT');
    await this.closed;
  }

  /** Sends a signal, such as SIGSTOP, after which it accepts connections but does not answer. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Runs a command and returns its reply as `redis-cli` prints it, one element a line. */
  async command(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('redis-cli', ['-p', String(this.port), ...words]);
    return stdout.trimEnd();
  }
}
