import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variableNames } from '../../lib/site/parse-config';
import { ServerProcess } from './server-process';

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

/** The value of `REVALIDATE_SECRET` for sites that a test wants to {@link refresh}. */
export const secret = 'a-secret-of-the-tests-0123456789';

/** Requests a refresh of a site that was started with {@link secret}, as the admin API does. */
export function refresh(site: { url: string }, body: unknown = {}, bearer = secret): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}` };
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The production site in a separate process, started like `npm run serve`. */
export class Site extends ServerProcess {
  /** Starts a site and waits until it is ready. `PORT` is a free port, and `CONTENT_CACHE_DIR` an empty folder, unless given. */
  static async start({ env, folder }: SiteOptions = {}): Promise<Site> {
    const PORT = env?.PORT ?? String(await freePort());
    const command = folder ? ['server.js'] : ['node_modules/.bin/next', 'start'];
    const child = spawn(process.execPath, ['--max-old-space-size=200', ...command], {
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
    return Site.servedBy(child, PORT);
  }

  /** The site that this process is about to serve on this port, once it is ready. */
  static servedBy(child: ChildProcess, port: string): Promise<Site> {
    const site = new Site(`http://localhost:${port}`, child);
    return site.onceReady(() => /^Contenido: /m.test(site.output));
  }

  /** The address for a proxy. Not a name, which may lead to two addresses. */
  get address(): string {
    return `127.0.0.1:${new URL(this.url).port}`;
  }
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
