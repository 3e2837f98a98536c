import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBuild } from './earlier-builds';

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});

afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Starts a server of a build that has one script. */
async function start(build: string): Promise<(path: string) => Promise<Response>> {
  const files = join(folder, `files of ${build}`);
  mkdirSync(join(files, 'chunks'), { recursive: true });
  writeFileSync(join(files, 'chunks', `${build}.js`), `"${build}"`);
  const send = keepBuild(files, join(folder, 'builds'), build);
  server?.close();
  server = createServer((request, response) =>
    send(request, response, () => response.writeHead(404, { url: request.url }).end()),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://127.0.0.1:${port}${path}`);
}

const aged = (build: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(folder, 'builds', build), then, then);
};

it('a file of an earlier build is sent after the next one has started', async () => {
  await start('one');
  const get = await start('two');
  expect(await (await get('/chunks/one.js?dpl=one')).text()).toBe('"one"');
  expect(await (await get('/chunks/two.js')).text()).toBe('"two"');
});

it('a file of no build is left to the next handler, under its own address', async () => {
  const get = await start('one');
  const response = await get('/chunks/none.js?dpl=one');
  expect(response.status).toBe(404);
  expect(response.headers.get('url')).toBe('/chunks/none.js?dpl=one');
});

it('the files of a build are removed 30 days after its last server, not before', async () => {
  await start('one');
  await start('two');
  aged('one', 31);
  aged('two', 29);
  await start('three');
  expect(readdirSync(join(folder, 'builds')).sort()).toEqual(['three', 'two']);
});

it('a restart of a build that is older than that keeps its files', async () => {
  await start('one');
  aged('one', 31);
  await start('one');
  expect(existsSync(join(folder, 'builds', 'one', 'chunks', 'one.js'))).toBe(true);
});

it('a folder that cannot be written is told, and files that are missing are still 404', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'builds'), 'a file');
  const get = await start('one');
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^\[builds\] the files of this build are not kept.*EEXIST/)],
  ]);
  expect((await get('/chunks/one.js')).status).toBe(404);
});
