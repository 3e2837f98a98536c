import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isNativeError } from 'node:util/types';
import { fetchJson } from './fetch-json';

// Node's fetch throws errors of another realm than that of Jest's tests, where `instanceof Error` is false for them:
// https://github.com/jestjs/jest/issues/2549
Object.defineProperty(Error, Symbol.hasInstance, {
  value: (thing: unknown) => isNativeError(thing) || thing instanceof DOMException,
});

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

const send =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body);

const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

describe('a response', () => {
  it('is requested as JSON, parsed, and kept as text', async () => {
    respond = ({ method, url: path, headers }, response) =>
      response.end(JSON.stringify([method, path, headers.accept]));
    const text = '["GET","/menus","application/json"]';
    await expect(fetchJson(url)).resolves.toEqual({ text, body: JSON.parse(text) });
  });

  it('may arrive in pieces that split a character, after a byte order mark and a redirect on its host', async () => {
    const body = Buffer.from('\uFEFF["ñandú 😀"]');
    respond = (request, response) => {
      if (request.url === '/menus') {
        redirectTo('/v2/menus')(request, response);
        return;
      }
      let sent = 0;
      const sendNext = () => {
        if (sent === body.length) response.end();
        else response.write(body.subarray(sent, ++sent), () => setImmediate(sendNext));
      };
      sendNext();
    };
    await expect(fetchJson(url)).resolves.toEqual({ text: '["ñandú 😀"]', body: ['ñandú 😀'] });
  });

  it('may have two megabytes', async () => {
    const text = 'x'.repeat(1_999_996);
    respond = send(200, JSON.stringify([text]));
    await expect(fetchJson(url)).resolves.toMatchObject({ body: [text] });
  });

  it.each<[what: string, listener: RequestListener, reason: string]>([
    ['of another status', send(404, '[]'), 'status 404'],
    ['of a failed server', send(500, '[]'), 'status 500'],
    ['without a body', send(204, ''), 'the body is not JSON'],
    ['that is HTML', send(200, '<!doctype html>'), 'the body is not JSON'],
    ['that is half of JSON', send(200, '[{"title": "Fl'), 'the body is not JSON'],
    [
      'that leads to another host',
      redirectTo('http://other.invalid/'),
      'redirected to another host, other.invalid',
    ],
    ['that leads in a circle', redirectTo('/menus'), 'redirected more than 5 times'],
    ['that is a closed connection', ({ socket }) => socket.destroy(), 'UND_ERR_SOCKET'],
    [
      'that breaks off',
      ({ socket }, response) => response.write('[{', () => socket.destroy()),
      'UND_ERR_SOCKET',
    ],
  ])('%s fails', async (_what, listener, reason) => {
    respond = listener;
    await expect(fetchJson(url)).rejects.toThrow(reason);
  });

  it('that never ends is cut off after two megabytes', async () => {
    let closed: Promise<unknown> | undefined;
    respond = (_, response) => {
      closed = once(response, 'close');
      const sendMore = () => {
        if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(sendMore));
      };
      sendMore();
    };
    await expect(fetchJson(url)).rejects.toThrow('the body is over 2 MB');
    await closed;
  });
});

it('a host that refuses, or that does not exist, is named by its error', async () => {
  // Longer than a host name may be, so that no DNS request is sent.
  await expect(fetchJson(`http://${'x'.repeat(64)}.invalid/`)).rejects.toThrow('ENOTFOUND');
  await new Promise((closed) => server.close(closed));
  await expect(fetchJson(url)).rejects.toThrow('ECONNREFUSED');
});

it.each<[when: string, start: RequestListener]>([
  ['before it has started', () => undefined],
  ['before it has ended', (_, response) => response.write('[')],
])('a response is given up after five seconds %s', async (_when, start) => {
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
  const given = expect(fetchJson(url)).rejects.toThrow('no whole response within 5000 ms');
  await arrived;
  setImmediate(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')));
  await given;
  await closed;
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
});
