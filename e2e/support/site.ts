import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const projectRoot = join(__dirname, '../..');

/** The build that `npm run serve` serves. */
export const builtSite = join(projectRoot, '.next/standalone');

/** The build that lives under the base path of the tests; `npm run e2e` makes it. */
export const siteWithBasePath = { folder: join(projectRoot, '.e2e/with-base-path'), basePath: '/catering' };

/** What a site is started with. */
export type SiteOptions = {
  /** Configuration, as environment variables. */
  env?: Record<string, string>;
  /** Of another build than the usual one. */
  folder?: string;
};

/** `REVALIDATE_SECRET` of the sites that are told to {@link refresh}. */
export const secret = 'a-secret-of-the-tests-0123456789';

/** Has a site that was started with {@link secret} fetch its content, as the admin system does. A process takes 20 of these a minute. */
export function refresh(site: Site): Promise<Response> {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
}

/** All sites that this process has launched. */
export const launched: Site[] = [];

/** The production site as a process of its own, as `npm run serve` runs it. */
export class Site {
  /** All that it has printed so far. */
  output = '';
  /** Resolves to the exit code once the process has ended and all of its output has come. */
  private readonly closed: Promise<number | null>;

  private constructor(
    /** Without a slash at the end. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    const keep = (chunk: unknown) => {
      this.output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.closed = once(child, 'close').then(([code]) => code);
    launched.push(this);
  }

  /** Starts it on a free port, with no last good content unless `CONTENT_CACHE_DIR` says otherwise. */
  static async start({ env = {}, folder }: SiteOptions = {}): Promise<Site> {
    const site = await Site.launch({ env, ...(folder && { folder }) });
    await site.until(/^Ready: /m);
    return site;
  }

  /** Like {@link start}, but does not wait for it to be ready: for starts that must fail. */
  static async launch({ env = {}, folder }: SiteOptions = {}): Promise<Site> {
    const port = env.PORT ?? String(await freePort());
    const args = ['--optimize-for-size', join(folder ?? builtSite, 'server.js')];
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH ?? '',
        CONTENT_CACHE_DIR: temporaryFolder(),
        ...env,
        PORT: port,
      },
    });
    return new Site(`http://localhost:${port}`, child);
  }

  /** Waits until the output matches; fails when the process ends, or has ended, without that. */
  async until(pattern: RegExp): Promise<void> {
    const printed = new Promise<void>((resolve) => {
      const look = () => pattern.test(this.output) && resolve();
      this.child.stdout?.on('data', look);
      this.child.stderr?.on('data', look);
      look();
    });
    const ended = this.closed.then((code) => {
      if (!pattern.test(this.output)) throw new Error(`The site ended with ${code}:\n${this.output}`);
    });
    await Promise.race([printed, ended]);
  }

  /** Of the process. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The site has not started.');
    return this.child.pid;
  }

  /** Whether the process is there. */
  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits for the end of the process; its exit code, or null where a signal has ended it. */
  ended(): Promise<number | null> {
    return this.closed;
  }

  /** Sends the process a signal. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it as a process manager does. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal);
    return this.closed;
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'site-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** A new empty folder; gone when the tests end. */
export function temporaryFolder(): string {
  return mkdtempSync(join(temporary, 'folder-'));
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
