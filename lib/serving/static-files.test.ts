import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from './static-files';

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
  rmSync(folder, { recursive: true });
});

/** Makes the folder of a build that has one script. */
function makeBuild(build: string): string {
  const files = join(folder, build);
  mkdirSync(join(files, 'chunks'), { recursive: true });
  writeFileSync(join(files, 'chunks', `${build}.js`), `"${build}"`);
  return files;
}

function serve(folders: string[]): (path: string) => Promise<Response> {
  const send = filesIn(folders);
  server = createServer((request, response) => send(request, response, request.url ?? '')).listen(0);
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://127.0.0.1:${port}${path}`);
}

it.each([
  ['an earlier build', '/chunks/one.js?dpl=one', '"one"'],
  ['this build', '/chunks/two.js', '"two"'],
])('a file of %s is sent', async (_which, path, content) => {
  const get = serve([makeBuild('two'), makeBuild('one')]);
  expect(await (await get(path)).text()).toBe(content);
});

it.each([
  ['a file of no build', '/chunks/none.js?dpl=one'],
  ['a folder', '/chunks'],
  ['a folder, with a slash', '/chunks/'],
  ['the folder of the build', '/'],
  ['a hidden file', '/chunks/.hidden.js'],
  ['an escaped name', '/chunks/%6fne.js'],
  ['a long address', `/${'a'.repeat(4_000)}.js`],
])('%s is missing', async (_, path) => {
  const build = makeBuild('one');
  writeFileSync(join(build, 'chunks/.hidden.js'), '');
  expect((await serve([build])(path)).status).toBe(404);
});

describe('a folder that cannot be read', () => {
  let log: jest.SpyInstance;
  let get: (path: string) => Promise<Response>;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    get = serve([makeBuild('one'), join(folder, 'none')]);
  });

  afterEach(() => jest.restoreAllMocks());

  it('leaves the files of the others', async () => {
    expect((await get('/chunks/one.js')).status).toBe(200);
  });

  it('has no file', async () => {
    expect((await get('/chunks/two.js')).status).toBe(404);
  });

  it('is reported once', async () => {
    await get('/chunks/two.js');
    await get('/chunks/two.js');
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[builds\] .*none cannot be read: .*ENOENT/)]]);
  });
});
