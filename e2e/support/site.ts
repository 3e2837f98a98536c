import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { variableNames } from '../../lib/site/parse-config';

/** The folder that holds package.json. */
export const projectRoot = join(__dirname, '../..');

/** A build with a base path, laid out as in the container. `npm run e2e:cluster` makes it. */
export const siteWithBasePath = {
  folder: join(projectRoot, '.e2e/with-base-path'),
  basePath: '/catering',
  env: { BASE_PATH: '/catering' },
};

/** A later version of the site, with other scripts. `npm run e2e:cluster` makes it. */
export const secondBuild = join(projectRoot, '.e2e/second-build');

export type SiteOptions = {
  /** Configuration, as environment variables. */
  env?: Record<string, string>;
  /** The folder of a build that is laid out as in the container. By default the project is served as by `npm run serve`. */
  folder?: string;
};

/** A number for public sites with content of their own: with the sample's number they do not start. */
export const WHATSAPP_PHONE = '+54 9 11 5555-0000';

/** The value of `REVALIDATE_SECRET` for sites that a test wants to {@link refresh}. */
export const secret = 'a-secret-of-the-tests-0123456789';

/** Requests a refresh of a site that was started with {@link secret}, as the admin API does. A process accepts 20 a minute. */
export function refresh(site: { url: string }, body: unknown = {}, bearer = secret): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}` };
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** All sites, and every proxy, that this process has launched. */
export const launched: { url: string; output: string; running: boolean }[] = [];

/** The production site in a separate process, started like `npm run serve`. */
export class Site {
  /** What the process has written to stdout and stderr so far. */
  output = '';
  /** Resolves, once the process has ended and all of its output has been read, to its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;

  private constructor(
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

  /** Starts a site and waits until it is ready. `PORT` is a free port, and `CONTENT_CACHE_DIR` an empty folder, unless given. */
  static async start(options?: SiteOptions): Promise<Site> {
    return (await Site.launch(options)).ready();
  }

  /** The site that this process is about to serve on this port, once it is ready. */
  static servedBy(child: ChildProcess, port: string): Promise<Site> {
    return new Site(`http://localhost:${port}`, child).ready();
  }

  /** Like {@link start}, but does not wait until the site is ready: for starts that must fail. */
  static async launch({ env, folder }: SiteOptions = {}): Promise<Site> {
    const PORT = env?.PORT ?? String(await freePort());
    const command = folder ? ['server.js'] : ['node_modules/.bin/next', 'start'];
    const child = spawn(process.execPath, command, {
      cwd: folder ?? projectRoot,
      env: {
        // Set, even if empty, so that Next does not take them from a developer's `.env`.
        ...Object.fromEntries(variableNames.map((name) => [name, ''])),
        NODE_ENV: 'production',
        PATH: process.env.PATH ?? '',
        NEXT_TELEMETRY_DISABLED: '1',
        CONTENT_CACHE_DIR: temporaryFolder(),
        ...env,
        PORT,
      },
    });
    return new Site(`http://localhost:${PORT}`, child);
  }

  private async ready(): Promise<this> {
    while (!/^Contenido: /m.test(this.output)) {
      if (!this.running) throw new Error(`The site ended with ${await this.ended}:\n${this.output}`);
      await setTimeout(20);
    }
    return this;
  }

  /** The address for a proxy. Not a name, which may lead to two addresses. */
  get address(): string {
    return `127.0.0.1:${new URL(this.url).port}`;
  }

  /** Resident memory of the process, in megabytes. */
  get memory(): number {
    return residentMemory(this.child);
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
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

/** Resident memory of a process, in megabytes. */
export function residentMemory({ pid }: ChildProcess): number {
  const args = ['-o', 'rss=', '-p', String(pid)];
  return Math.round(Number(execFileSync('ps', args, { encoding: 'utf8' })) / 1_000);
}

const temporary = mkdtempSync(join(tmpdir(), 'site-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** Creates an empty folder, which is removed when the tests end. */
export function temporaryFolder(): string {
  return mkdtempSync(join(temporary, 'folder-'));
}

/**
 * A port of this machine that nothing listens on. It is below those that Linux gives to connections (from 32,768 on, ip_local_port_range
 * of https://docs.kernel.org/networking/ip-sysctl.html): otherwise a connection of another test could take it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  return port;
}
