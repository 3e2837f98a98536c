import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { menus, testimonials } from './content';
import { ImageHost, pictureOf } from './image-host';
import { Nginx } from './nginx';
import { test as base, expect, many } from './server-test';
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
  /** Two instances of the site, with two reviews that have a picture. A test that stops or refreshes instances has to start its own. */
  sharedInstances: [Site, Site];
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  /** Starts an nginx in front of these instances. Its cache is empty. */
  startNginx: (...instances: Pick<Site, 'address'>[]) => Promise<Nginx>;
  /** An nginx in front of {@link WorkerFixtures.sharedInstances}, for this test alone. */
  nginx: Nginx;
};

/** The test of one process with Redis, nginx and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedInstances: [
    async ({ startSharedApi, startSharedSite }, use) => {
      const reviewWith = (photo: string) => ({
        name: 'Ana',
        message: photo,
        image: { url: pictureOf(photo) },
      });
      const reviews = [...testimonials, reviewWith('hero'), reviewWith('evento-1')];
      const api = await startSharedApi({ menus, testimonials: reviews });
      const imageHost = await ImageHost.start();
      const env = { ADMIN_API_URL: api.url, NODE_OPTIONS: imageHost.nodeOptions };
      await use(await Promise.all([startSharedSite({ env }), startSharedSite({ env })]));
      await imageHost.stop();
    },
    { scope: 'worker' },
  ],
  startRedis: many(Redis.start),
  startNginx: many((...instances: Pick<Site, 'address'>[]) =>
    Nginx.start(instances.map(({ address }) => address)),
  ),
  nginx: async ({ sharedInstances, startNginx }, use) => use(await startNginx(...sharedInstances)),
});

export { expect };
