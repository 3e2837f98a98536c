import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  stop();
  rmSync(folder, { recursive: true });
});

function stop() {
  server?.close();
  // `fetch` keeps its connections, and with them the process.
  server?.closeAllConnections();
}

/** Starts a server of a build that has one script. */
async function start(build: string): Promise<(path: string) => Promise<Response>> {
  const files = join(folder, `files of ${build}`);
  mkdirSync(join(files, 'chunks'), { recursive: true });
  writeFileSync(join(files, 'chunks', `${build}.js`), `"${build}"`);
  const send = keepBuild(files, join(folder, 'builds'), build);
  stop();
  server = createServer((request, response) =>
    send(request, response, () => response.writeHead(404, { url: request.url }).end()),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://127.0.0.1:${port}${path}`);
}

const age = (build: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(folder, 'builds', build), then, then);
};

it('a file of an earlier build is sent after the next one has started; one of no build is left to others', async () => {
  await start('one');
  const get = await start('two');
  expect(await (await get('/chunks/one.js?dpl=one')).text()).toBe('"one"');
  expect(await (await get('/chunks/two.js')).text()).toBe('"two"');
  expect((await get('/chunks/none.js?dpl=one')).headers.get('url')).toBe('/chunks/none.js?dpl=one');
});

it('the files of a build are removed 30 days after its last server, a restart of it included', async () => {
  await start('one');
  age('one', 31);
  await start('one');
  await start('two');
  await start('three');
  age('two', 31);
  age('three', 29);
  await start('four');
  expect(readdirSync(join(folder, 'builds')).sort()).toEqual(['four', 'one', 'three']);
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
