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

/** The production site as a process of its own, as `npm run serve` runs it. */
export class Site {
  /** All that it has printed so far. */
  output = '';

  private constructor(
    /** Without a slash at the end. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk) => {
      this.output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      this.output += chunk;
    });
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

  /** Waits until the output matches; fails when the process ends first. */
  until(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => pattern.test(this.output) && resolve();
      this.child.stdout?.on('data', look);
      this.child.stderr?.on('data', look);
      this.child.on('exit', (code) => reject(new Error(`The site ended with ${code}:\n${this.output}`)));
      look();
    });
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

  /** Waits for the end of the process. */
  async ended(): Promise<number | null> {
    if (this.running) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Sends the process a signal. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it as a process manager does. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.signal(signal);
    return this.ended();
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
