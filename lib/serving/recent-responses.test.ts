import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { repeatRecentResponses } from './recent-responses';
import { SiteResponse } from './site-response';

const servers: Server[] = [];

/** Milliseconds that the test has let pass. */
let time: number;

/** How often Next was asked. */
let asked: number;

beforeEach(() => {
  time = 1_000;
  asked = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  globalThis.refreshedAt = undefined;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

/** Stands for Next: responds with the headers of a page that it has, and these. */
type Next = (request: IncomingMessage, response: SiteResponse) => Promise<void>;

const sendPage =
  (headers: Record<string, string> = {}, status = 200): Next =>
  async (_request, response) => {
    asked += 1;
    const body = `<p>¿Versión ${asked}?</p>`;
    response.statusCode = status;
    const page = {
      'x-nextjs-cache': 'HIT',
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Control': 's-maxage=300',
      'Content-Type': 'text/html; charset=utf-8',
      ETag: `"version-${asked}"`,
      Vary: 'rsc',
      'Content-Length': String(Buffer.byteLength(body)),
    };
    for (const [name, value] of Object.entries({ ...page, ...headers })) response.setHeader(name, value);
    response.end(response.req.method === 'HEAD' ? null : body);
  };

/** Starts a server in front of this Next and returns its port. */
async function start(next: Next, basePath = ''): Promise<number> {
  const respond = repeatRecentResponses(next, basePath);
  const server = createServer({ ServerResponse: SiteResponse }, (asks, response) => {
    // As admission.ts does.
    asks.headers['accept-encoding'] ??= 'identity';
    void respond(asks, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a server in front of this Next and returns a function that sends it a request. */
async function serve(...call: Parameters<typeof start>) {
  const port = await start(...call);
  return visitorOf(port);
}

function visitorOf(port: number) {
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('no response');
    const { date: _, ...kept } = response.headers;
    return { status: response.statusCode, headers: kept, body: String(await buffer(response)) };
  };
}

/** A Next that responds when the test says so. */
function heldNext() {
  const pending: (() => void)[] = [];
  const send = sendPage();
  const next: Next = async (...exchange) => {
    await new Promise<void>((resolve) => {
      pending.push(resolve);
    });
    await send(...exchange);
  };
  return { next, pending };
}

describe('a page', () => {
  it('is sent again, with all of its headers, to who comes within a second', async () => {
    const visit = await serve(sendPage());
    const first = await visit('/eventos');
    time += 999;
    expect(await visit('/eventos')).toEqual(first);
    expect(asked).toBe(1);
  });

  it('is asked for again after a second', async () => {
    const visit = await serve(sendPage());
    await visit('/eventos');
    time += 1_000;
    expect((await visit('/eventos')).body).toBe('<p>¿Versión 2?</p>');
    expect((await visit('/eventos')).body).toBe('<p>¿Versión 2?</p>');
  });

  it('is asked for by one visit, while others get the previous response', async () => {
    const { next, pending } = heldNext();
    const visit = await serve(next);
    const first = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    pending.shift()?.();
    await first;
    time += 1_000;
    const second = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    const others = await Promise.all(Array.from({ length: 20 }, () => visit('/eventos')));
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set(['<p>¿Versión 1?</p>']));
    pending.shift()?.();
    expect((await second).body).toBe('<p>¿Versión 2?</p>');
  });

  it('is asked for by each visit once a response that is to renew it has not come for a second', async () => {
    const { next, pending } = heldNext();
    const visit = await serve(next);
    const first = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    pending.shift()?.();
    await first;
    time += 1_000;
    const late = [visit('/eventos')];
    await expectSoon(() => pending.length === 1);
    time += 1_000;
    for (const waiting of [2, 3]) {
      late.push(visit('/eventos'));
      await expectSoon(() => pending.length === waiting);
    }
    for (const respond of pending) respond();
    await Promise.all(late);
  });

  it('is not replaced by the response to an older request', async () => {
    const { next, pending } = heldNext();
    const visit = await serve(next);
    const older = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    time += 1;
    const newer = visit('/eventos');
    await expectSoon(() => pending.length === 2);
    pending.pop()?.();
    await newer;
    pending.pop()?.();
    await older;
    expect((await visit('/eventos')).body).toBe('<p>¿Versión 1?</p>');
  });

  it('is kept for each content coding', async () => {
    const visit = await serve(sendPage());
    const codings = ['br', 'gzip', 'identity'];
    const contentCodings = async () => {
      const responses = [];
      for (const coding of codings) responses.push(await visit('/eventos', { 'accept-encoding': coding }));
      return responses.map(({ headers }) => headers['content-encoding']);
    };
    expect(await contentCodings()).toEqual(['br', 'gzip', undefined]);
    expect(await contentCodings()).toEqual(['br', 'gzip', undefined]);
    expect(asked).toBe(3);
  });

  it.each(['/catering', '/catering/eventos'])('has the address %s under a base path', async (path) => {
    const visit = await serve(sendPage(), '/catering');
    await visit(path);
    await visit(path);
    expect(asked).toBe(1);
  });
});

describe('a refresh on demand', () => {
  it('ends what was sent before it', async () => {
    const visit = await serve(sendPage());
    await visit('/eventos');
    globalThis.refreshedAt = performance.timeOrigin + time;
    time += 1;
    expect((await visit('/eventos')).body).toBe('<p>¿Versión 2?</p>');
  });

  it('ends what was requested before it and comes after it', async () => {
    const { next, pending } = heldNext();
    const visit = await serve(next);
    const before = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    globalThis.refreshedAt = performance.timeOrigin + time;
    time += 1;
    pending.shift()?.();
    await before;
    const after = visit('/eventos');
    await expectSoon(() => pending.length === 1);
    pending.shift()?.();
    expect((await after).body).toBe('<p>¿Versión 2?</p>');
  });
});

describe('what a visit gets from Next every time', () => {
  it.each<[what: string, next: Next, path: string, headers: Record<string, string>]>([
    ['a failure', sendPage({}, 500), '/eventos', {}],
    ['a redirect', sendPage({}, 308), '/eventos', {}],
    ['a page that was not prepared', sendPage({ 'Cache-Control': 'no-store' }), '/eventos', {}],
    ['a page that was rendered for the visit', sendPage({ 'x-nextjs-cache': 'MISS' }), '/eventos', {}],
    ['a page that Next is rendering again', sendPage({ 'x-nextjs-cache': 'STALE' }), '/eventos', {}],
    ['another address', sendPage(), '/no-existe', {}],
    ['the data of a page for the router', sendPage(), '/eventos', { rsc: '1' }],
  ])('%s', async (_what, next, path, headers) => {
    const visit = await serve(next);
    await visit(path, headers);
    await visit(path, headers);
    expect(asked).toBe(2);
  });

  it('a page that is sent in pieces', async () => {
    const visit = await serve(async (_request, response) => {
      asked += 1;
      response.setHeader('x-nextjs-cache', 'HIT');
      response.write('<p>');
      response.end(Buffer.from('</p>'));
    });
    await visit('/eventos');
    expect((await visit('/eventos')).body).toBe('<p></p>');
    expect(asked).toBe(2);
  });
});

describe('without a body', () => {
  it('HEAD gets the headers of GET', async () => {
    const visit = await serve(sendPage());
    const { status, headers } = await visit('/eventos');
    expect(await visit('/eventos', {}, 'HEAD')).toEqual({ status, headers, body: '' });
    expect(asked).toBe(1);
  });

  it.each([
    ['br', 'W/"version-1"'],
    ['br', '"version-1"'],
    ['identity', '"version-1"'],
    ['identity', '"version-0" , W/"version-1"'],
    ['identity', '*'],
  ])('who has the page (%s, %s) gets its validator', async (coding, tags) => {
    const visit = await serve(sendPage());
    const { etag, vary } = (await visit('/eventos', { 'accept-encoding': coding })).headers;
    const validation = { 'accept-encoding': coding, 'if-none-match': tags };
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await visit('/eventos', validation, method);
      expect({ status, body, ...headers }).toMatchObject({ status: 304, body: '', etag, vary });
      expect(headers).not.toHaveProperty('content-encoding');
    }
    expect(asked).toBe(1);
  });

  it.each(['"version-0"', 'version-1', '', '"version-1', '"version-10"'])(
    'who has another version (%s) gets the page',
    async (tags) => {
      const visit = await serve(sendPage());
      const first = await visit('/eventos');
      expect(await visit('/eventos', { 'if-none-match': tags })).toEqual(first);
    },
  );

  it.each([
    ['HEAD', {}],
    ['GET', { 'if-none-match': '"version-1"' }],
  ])('%s %j brings no page for others', async (method, headers: Record<string, string>) => {
    const visit = await serve(sendPage());
    await visit('/eventos', headers, method);
    expect((await visit('/eventos')).body).toBe('<p>¿Versión 2?</p>');
  });
});

it('a visitor who leaves before the page is whole leaves no part of it to others', async () => {
  const page = sendPage();
  const port = await start(async (...exchange) => {
    if (asked > 0) return page(...exchange);
    asked += 1;
    const [, response] = exchange;
    response.setHeader('x-nextjs-cache', 'HIT');
    response.write('<p>¿Ver');
    await once(response, 'close');
  });
  const leaving = request({ host: '127.0.0.1', port, path: '/eventos', agent: false }).end();
  await once(leaving, 'response');
  leaving.destroy();
  expect((await visitorOf(port)('/eventos')).body).toBe('<p>¿Versión 2?</p>');
});

/** Waits until the server has got so far. */
async function expectSoon(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}
