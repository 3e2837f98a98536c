import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reasonOf } from '@/lib/content/table/read-error';
import { readText } from './request-source';

let server: Server;
let url: string;
let respond: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/menus`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const fromApi = (address = url) => readText({ address, isTable: false }).catch(failed);
const fromTable = (address = url) => readText({ address, isTable: true }).catch(failed);

const failed = (error: unknown) => {
  throw new Error(reasonOf(error));
};

const send =
  (status: number, body: string | Buffer, type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

it('a response of the API is requested as JSON', async () => {
  let accept: string | undefined;
  respond = (request, response) => {
    accept = request.headers.accept;
    response.end('[]');
  };
  await fromApi();
  expect(accept).toBe('application/json');
});

it('a response of the API may come after five redirects', async () => {
  let redirects = 0;
  respond = (request, response) => {
    redirects += 1;
    (redirects <= 5 ? redirectTo('/v2/menus') : send(200, '["Flan"]'))(request, response);
  };
  expect(await fromApi()).toBe('["Flan"]');
});

it('a response of the API may arrive in pieces that split a character', async () => {
  const body = Buffer.from('["ñandú 😀"]');
  respond = (_, response) => {
    response.write(body.subarray(0, 3), () => setImmediate(() => response.end(body.subarray(3))));
  };
  expect(await fromApi()).toBe('["ñandú 😀"]');
});

it('a response of the API loses its byte order mark', async () => {
  respond = send(200, '\uFEFF["Flan"]');
  expect(await fromApi()).toBe('["Flan"]');
});

it.each<[what: string, listener: RequestListener, reason: string]>([
  ['of another status', send(404, '[]'), 'el servidor contestó con el error 404'],
  [
    'that breaks off',
    ({ socket }, answer) => answer.write('[', () => socket.destroy()),
    'la conexión se cortó',
  ],
])('a response of the API %s fails', async (_what, listener, reason) => {
  respond = listener;
  await expect(fromApi()).rejects.toThrow(reason);
});

it('a response of the API may have two megabytes', async () => {
  respond = send(200, 'x'.repeat(2_000_000));
  expect(await fromApi()).toHaveLength(2_000_000);
});

it('a response of the API is aborted after two megabytes', async () => {
  let closed: Promise<unknown> | undefined;
  respond = (_, response) => {
    closed = once(response, 'close');
    const sendMore = () => {
      if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(sendMore));
    };
    sendMore();
  };
  await expect(fromApi()).rejects.toThrow('tiene más de 2000 kB');
  await closed;
});

it('a response of the API is decompressed only up to two megabytes', async () => {
  // 5 GB, more than could be held or inflated in time.
  const bomb = Buffer.concat(Array(500).fill(gzipSync(Buffer.alloc(10_000_000))));
  respond = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  await expect(fromApi()).rejects.toThrow('tiene más de 2000 kB');
});

it.each<[when: string, start: RequestListener]>([
  ['before it has started', () => undefined],
  ['before it has ended', (_, response) => response.write('[')],
])('a response of the API is aborted after five seconds %s', async (_when, start) => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  let closed: Promise<unknown> | undefined;
  const arrived = new Promise<void>((resolve) => {
    respond = (request, response) => {
      start(request, response);
      closed = once(response, 'close');
      resolve();
    };
  });
  const given = expect(fromApi()).rejects.toThrow('no hubo respuesta en 5 segundos');
  await arrived;
  setImmediate(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')));
  await given;
  await closed;
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
});

it('a response of the API fails if the host does not exist', async () => {
  // Longer than a host name may be, so that no DNS request is sent.
  await expect(fromApi(`http://${'x'.repeat(64)}.invalid/`)).rejects.toThrow('no existe esa dirección');
});

it('a response of the API fails if the host refuses', async () => {
  await new Promise((closed) => server.close(closed));
  await expect(fromApi()).rejects.toThrow('no contesta');
});

const windows1252 = Buffer.from('opci\xF3n', 'latin1');

it.each([
  ['UTF-8', 'opción', 'text/csv; charset=utf-8'],
  ['Windows-1252, as a Spanish Excel writes it', windows1252, 'text/plain'],
  ['another type', 'opción', 'application/octet-stream'],
  ['no type that is known', 'opción', 'x'.repeat(3_000)],
])('a table at an address may be of %s', async (_what, body, type) => {
  respond = send(200, body, type);
  expect(await fromTable()).toBe('opción');
});

it('a table at an address is refused as a sign-in page by its first letter', async () => {
  respond = send(200, '\uFEFF\n <!doctype html>', 'text/csv');
  await expect(fromTable()).rejects.toThrow('es una página web');
});

it('a table at an address is not read if its address has led to one without TLS', async () => {
  const sheet = new Response('opción', { headers: { 'content-type': 'text/csv' } });
  Object.defineProperty(sheet, 'url', { value: 'http://tables.example/menu.csv' });
  Object.defineProperty(sheet, 'redirected', { value: true });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(sheet);
  await expect(fromTable('https://tables.example/')).rejects.toThrow('deja de ser https');
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const file = join(folder, 'menu.csv');

  afterAll(() => rmSync(folder, { recursive: true }));

  it('a table in a file fails if it is too long', async () => {
    writeFileSync(file, 'x'.repeat(2_000_001));
    await expect(fromTable(file)).rejects.toThrow('tiene más de 2000 kB');
  });

  // Root can read every file.
  const unlessRoot = process.getuid?.() === 0 ? it.skip : it;

  unlessRoot('fails if it may not be read', async () => {
    const locked = join(folder, 'locked.csv');
    writeFileSync(locked, 'opción', { mode: 0 });
    await expect(fromTable(locked)).rejects.toThrow('no tiene permiso');
  });
});
