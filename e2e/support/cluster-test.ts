import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { ReverseProxy } from './reverse-proxy';
import { test as base, ending, expect } from './server-test';
import { freePort, type Site, temporaryFolder } from './site';

/** A `redis-server` on a port of its own; nothing that it holds outlives the process. */
export class Redis {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** Starts it, on a free port unless one is given, with further arguments, and waits until it responds. */
  static async start({ port, args = [] }: { port?: number; args?: string[] } = {}): Promise<Redis> {
    const own = port ?? (await freePort());
    const fixed = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--dir', temporaryFolder()];
    const redis = new Redis(own, spawn('redis-server', [...fixed, ...args], { stdio: 'ignore' }));
    const ping = () => redis.command('PING').catch(String);
    await expect.poll(ping, { message: 'Redis starts', intervals: [20] }).toBe('PONG');
    return redis;
  }

  /** The value for `REDIS_URL`. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Sends a signal, such as SIGSTOP, after which it accepts connections but does not respond. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async stop(): Promise<void> {
    if (this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  /** Runs a command and returns its reply as `redis-cli` prints it, one element a line. */
  async command(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)('redis-cli', ['-p', String(this.port), ...words]);
    return stdout.trimEnd();
  }
}

type WorkerFixtures = {
  /** A site that all tests of a worker share. A test that stops or refreshes a site has to start its own. */
  site: Site;
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  startProxy: typeof ReverseProxy.start;
  /** A proxy in front of {@link WorkerFixtures.site}, for this test alone. */
  reverseProxy: ReverseProxy;
};

/** The test of `server-test.ts`, with Redis, the proxy and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ startSite }, use) => use(await startSite({ env: { ADMIN_API_URL: '' }, shared: true })),
    { scope: 'worker' },
  ],
  startRedis: ({}, use) => use(async (options) => ending(await Redis.start(options))),
  startProxy: ({}, use) =>
    use(async (instances, options) => ending(await ReverseProxy.start(instances, options))),
  reverseProxy: async ({ site, startProxy }, use) => use(await startProxy(site)),
});

export { expect };
