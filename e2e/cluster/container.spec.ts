import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, many } from '../support/server-test';
import { freePort, projectRoot, refresh, Site, secondBuild, secret } from '../support/site';

const dockerfile = readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8');

/** The command after this keyword of the Dockerfile, without its first word, `node`. */
function argumentsOf(keyword: string): string[] {
  const [, words = ''] =
    new RegExp(`^${keyword}[^[]* (\\[.*\\])$`, 'm').exec(dockerfile.replaceAll('\\\n', '')) ?? [];
  return JSON.parse(words).slice(1);
}

/** The variables that the Dockerfile sets. Among them is `HOSTNAME`, which Docker would set to the container's name. */
const variables = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1]?.matchAll(/(\w+)=([^\s$]+)/g) ?? [])].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** An unprivileged user, like `USER` of the Dockerfile. Only root can switch users. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

type Fixtures = {
  /** The image's folder: a build in which only the cache is writable. */
  folder: string;
  /** Runs the image's command. */
  startContainer: (env?: Record<string, string>) => Promise<Site>;
};

const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    execFileSync('cp', ['-r', `${secondBuild}/.`, folder]);
    mkdirSync(join(folder, '.cache'));
    execFileSync('chmod', ['-R', 'a=rX', folder]);
    chmodSync(join(folder, '.cache'), 0o1777);
    await use(folder);
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  },
  startContainer: ({ folder }, use) =>
    many(async (env?: Record<string, string>) => {
      const PORT = String(await freePort());
      const own = { NODE_ENV: 'production' as const, ...variables, ...env, PORT };
      const child = spawn(process.execPath, argumentsOf('CMD'), { cwd: folder, env: own, ...nobody });
      return Site.servedBy(child, PORT);
    })({}, use),
});

/** Resolves to the exit code of the image's health check. */
async function checkHealth(env: Record<string, string>): Promise<number | null> {
  const check = spawn(process.execPath, argumentsOf('HEALTHCHECK'), {
    env: { NODE_ENV: 'production', ...env },
  });
  const [code] = await once(check, 'exit');
  return code;
}

const filesOutsideOfCache = (folder: string) =>
  execFileSync('find', [folder, '-path', `${folder}/.cache`, '-prune', '-o', '-printf', '%P %s %C@\n'], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });

test('the container serves all files while only its cache is writable', async ({
  folder,
  startApi,
  startContainer,
}) => {
  const before = filesOutsideOfCache(folder);
  const api = await startApi();
  const SITE_STATIC = join(folder, '.cache/static');
  const site = await startContainer({ ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, SITE_STATIC });
  const started = site.output;
  const html = await (await fetch(site.url)).text();
  const [script = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? [];
  for (const path of ['/', '/eventos', script, '/sitemap.xml', '/icon.svg', '/images/hero.jpg'])
    expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 200]);
  expect((await refresh(site)).status).toBe(200);
  expect((await fetch(`${site.url}/eventos`)).status).toBe(200);

  const kept = execFileSync('find', [join(folder, '.cache'), '-type', 'f'], { encoding: 'utf8' });
  expect(kept).toContain(script);
  expect(kept).toMatch(/menus/);
  expect(filesOutsideOfCache(folder)).toBe(before);
  expect(site.output).toBe(started);
});

test('a container without variables is healthy until SIGTERM ends it', async ({ startContainer }) => {
  const site = await startContainer();
  const env = { PORT: new URL(site.url).port };
  expect(await checkHealth(env)).toBe(0);
  // Next ends like a process that the signal has ended.
  expect(await site.stop('SIGTERM')).toBe(143);
  expect(await checkHealth(env)).toBe(1);
});

test('the health check of the container respects the base path', async () => {
  const server = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  const asked = once(server, 'request');
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  expect(await checkHealth({ PORT, BASE_PATH: '/catering' })).toBe(1);
  expect((await asked)[0].url).toBe('/catering/api/health');
  server.close();
});

test("a build has no settings of its builder's", () => {
  expect(readdirSync(secondBuild).filter((name) => name.startsWith('.env'))).toEqual([]);
});

test('the container runs as an unprivileged user', () => {
  expect(dockerfile.match(/^USER (\w+)$/m)?.[1]).toBe('node');
});
