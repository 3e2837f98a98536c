import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import * as zod from 'zod';
import type {} from './peers';
import type { SourceName } from './source-names';

/** How long the site would wait for a slow API, and what ends that. */
let patience: { milliseconds: number; end: () => void };

jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      patience = { milliseconds, end: resolve };
    }),
}));

// Node's fetch throws errors of another realm than that of Jest's tests, where `instanceof Error` is false for them:
// https://github.com/jestjs/jest/issues/2549
Object.defineProperty(Error, Symbol.hasInstance, {
  value: (thing: unknown) => isNativeError(thing) || thing instanceof DOMException,
});

const MENUS = '/menus/by_category';
const TESTIMONIALS = '/googleres';

let api: Server;
let apiUrl: string;
let responses: Record<string, RequestListener>;
let requests: string[];
let directory: string;
let consoleError: jest.SpyInstance;
let timePassed: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'));
  requests = [];
  responses = {
    [MENUS]: json({ Postres: [{ title: 'Flan' }] }),
    [TESTIMONIALS]: json([{ name: 'Ana', message: 'Rico' }]),
  };
  apiUrl = await startApi(0);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  timePassed = 0;
  const start = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => start + timePassed * 1_000);
});

afterEach(async () => {
  await stopApi();
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

async function startApi(port: number): Promise<string> {
  api = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    responses[path]?.(request, response);
  }).listen(port, '127.0.0.1');
  await once(api, 'listening');
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

async function stopApi() {
  api.closeAllConnections();
  await new Promise((closed) => api.close(closed));
}

function json(body: unknown): RequestListener {
  return (_, response) => response.end(JSON.stringify(body));
}

/** The readers of both sources, as a new process of the site creates them. */
async function startSite(environment: Record<string, string> = {}) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  globalThis.contentWarnings = undefined;
  Object.assign(process.env, {
    ADMIN_API_URL: apiUrl,
    CONTENT_CACHE_DIR: directory,
    REVALIDATE_SECONDS: '300',
    ...environment,
  });
  const { readerOf } = await import('./source');
  const { menusSource, testimonialsSource } = await import('./sources');
  const sample = { 'A Pedido': [{ title: 'Ejemplo' }, { title: 'Ejemplo' }] };
  const menus = readerOf({ ...menusSource, sample }, {});
  return {
    readMenus: menus.read,
    refreshMenus: menus.refresh,
    menusHealth: menus.health,
    readTestimonials: readerOf(testimonialsSource, {}).read,
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** The titles of the options that the site shows now. */
async function titles({ readMenus }: Site): Promise<string[]> {
  const { content } = await readMenus();
  return content.flatMap(({ options }) => options.map(({ title }) => title));
}

const FAILURES: [what: string, fail: RequestListener, reason: string][] = [
  ['an error status', (_, response) => response.writeHead(500).end('{}'), 'status 500'],
  ['HTML', (_, response) => response.end('<html></html>'), 'the body is not JSON'],
  ['JSON of another type', json([]), 'the body is not an object of categories'],
  ['a closed connection', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
  [
    'half a response',
    (request, response) => response.write('{', () => request.socket.destroy()),
    'UND_ERR_SOCKET',
  ],
  [
    'endless redirects',
    (_, response) => response.writeHead(302, { location: MENUS }).end(),
    'redirected more than 5 times',
  ],
  [
    'a body that is too large',
    (_, response) => response.end(JSON.stringify('x'.repeat(2_000_001))),
    'the body is over 2 MB',
  ],
];

describe('a source that works', () => {
  it('is read', async () => {
    const { readMenus, readTestimonials } = await startSite();
    expect((await readMenus()).content).toMatchObject([{ name: 'Postres', options: [{ title: 'Flan' }] }]);
    expect((await readTestimonials()).content).toMatchObject([{ name: 'Ana', message: 'Rico' }]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('is read below an address with a path', async () => {
    responses[`/api/v1${MENUS}`] = json({ Postres: [{ title: 'Budín' }] });
    expect(await titles(await startSite({ ADMIN_API_URL: `${apiUrl}/api/v1/` }))).toEqual(['Budín']);
  });

  it('receives no further request while its content is fresh', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    timePassed = 59;
    expect(await titles(site)).toEqual(['Flan']);
    expect(requests).toEqual([MENUS]);
  });

  it('receives another request once its content is no longer fresh', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    responses[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    timePassed = 61;
    expect(await titles(site)).toEqual(['Budín']);
    expect(requests).toEqual([MENUS, MENUS]);
  });

  it('returns for how many seconds its content is fresh', async () => {
    const { readMenus } = await startSite({ REVALIDATE_SECONDS: '60' });
    await readMenus();
    timePassed = 20;
    expect((await readMenus()).freshForSeconds).toBe(40);
  });

  it('receives one request for concurrent visitors', async () => {
    const site = await startSite();
    const shown = await Promise.all(Array.from({ length: 20 }, () => titles(site)));
    expect(shown).toEqual(Array(20).fill(['Flan']));
    expect(requests).toEqual([MENUS]);
  });

  it('may become empty', async () => {
    const site = await startSite();
    await titles(site);
    responses[MENUS] = json({});
    timePassed = 301;
    expect(await titles(site)).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('logs each invalid row once, however often its content is shown', async () => {
    const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    responses[MENUS] = json({ Postres: [{ title: 'Flan' }, {}] });
    const site = await startSite();
    await titles(site);
    expect(await titles(site)).toEqual(['Flan']);
    expect(consoleWarn.mock.calls).toEqual([['[content] menus: Postres[1] left out: title is not text']]);
  });
});

describe('the clock of the machine', () => {
  it('may be set back without freezing the content', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    responses[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 2 * 60 * 60 * 1_000);
    timePassed = 61;
    expect(await titles(site)).toEqual(['Budín']);
  });
});

describe('a source that has never worked', () => {
  it.each(FAILURES)('is empty, and the failure is logged once: %s', async (_what, fail, reason) => {
    responses[MENUS] = fail;
    const { readMenus } = await startSite();
    expect(await readMenus()).toEqual({ content: [], freshForSeconds: 5 });
    expect(consoleError.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^\\[content\\] menus: failed after \\d+ ms: ${reason}$`))],
    ]);
  });

  it('is empty, and the failure is logged once: a refused connection', async () => {
    await stopApi();
    const { readMenus } = await startSite();
    expect(await readMenus()).toEqual({ content: [], freshForSeconds: 5 });
    expect(consoleError.mock.calls).toEqual([
      [expect.stringMatching(/^\[content\] menus: .*: ECONNREFUSED$/)],
    ]);
  });

  it('shows its content as soon as it works', async () => {
    const good = responses[MENUS];
    responses[MENUS] = json(null);
    const site = await startSite();
    await titles(site);
    Object.assign(responses, { [MENUS]: good });
    expect(await titles(site)).toEqual(['Flan']);
  });
});

describe('a source that fails', () => {
  it.each(FAILURES)('keeps its last good content: %s', async (_what, fail) => {
    const site = await startSite();
    await titles(site);
    responses[MENUS] = fail;
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(consoleError).toHaveBeenCalledTimes(1);
  });

  it('keeps it when all rows of the response are invalid', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = await startSite();
    await titles(site);
    responses[MENUS] = json({ Postres: [['Flan'], {}] });
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(consoleError.mock.calls).toEqual([
      [expect.stringMatching(/: the body holds no option that can be used$/)],
    ]);
  });

  it('keeps it for as long as it fails', async () => {
    const site = await startSite();
    await titles(site);
    await stopApi();
    for (const days of [1, 30, 300]) {
      timePassed = days * 24 * 60 * 60;
      expect(await titles(site)).toEqual(['Flan']);
    }
    expect(consoleError).toHaveBeenCalledTimes(3);
  });

  it('receives another request within half a minute', async () => {
    const { readMenus } = await startSite();
    await readMenus();
    responses[MENUS] = json(null);
    timePassed = 301;
    expect((await readMenus()).freshForSeconds).toBeLessThanOrEqual(30);
  });

  it('shows new content when it is back', async () => {
    const site = await startSite();
    await titles(site);
    await stopApi();
    timePassed = 301;
    await titles(site);
    responses[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    await startApi(Number(new URL(apiUrl).port));
    expect(await titles(site)).toEqual(['Budín']);
  });

  it('does not affect the other source', async () => {
    responses[MENUS] = json('nonsense');
    const { readMenus, readTestimonials } = await startSite();
    const [menus, testimonials] = await Promise.all([readMenus(), readTestimonials()]);
    expect(menus.content).toEqual([]);
    expect(testimonials.content).toMatchObject([{ name: 'Ana' }]);
    expect(consoleError).toHaveBeenCalledTimes(1);
  });
});

describe('a source that is slow', () => {
  it('does not make visitors wait when there is last good content to show', async () => {
    const site = await startSite();
    await titles(site);
    let respondLate = () => {};
    const arrival = new Promise<void>((resolve) => {
      responses[MENUS] = (_, response) => {
        respondLate = () => response.end('{"Postres": [{"title": "Budín"}]}');
        resolve();
      };
    });
    timePassed = 301;
    const shown = titles(site);
    await arrival;
    expect(patience.milliseconds).toBeLessThanOrEqual(2_000);
    patience.end();
    expect(await shown).toEqual(['Flan']);
    expect(consoleError).not.toHaveBeenCalled();
    // The late response is used, and no second request was sent.
    respondLate();
    expect(await titles(site)).toEqual(['Budín']);
    expect(requests).toEqual([MENUS, MENUS]);
  });
});

describe('a refresh', () => {
  /** Makes the API hold back its responses. Each has the content of the time of its request. */
  function respondOnDemand() {
    const waiting: (() => void)[] = [];
    const arrivals = new EventEmitter();
    let dish = 'Flan';
    responses[MENUS] = (_, response) => {
      const body = JSON.stringify({ Postres: [{ title: dish }] });
      waiting.push(() => response.end(body));
      arrivals.emit('request');
    };
    return {
      edit: (title: string) => {
        dish = title;
      },
      arrival: () => once(arrivals, 'request'),
      /** Sends the oldest response that is held back, after waiting for its request. */
      respond: async () => {
        if (waiting.length === 0) await once(arrivals, 'request');
        waiting.shift()?.();
      },
    };
  }

  it('sends another request while one is pending, which may have been sent before the edit', async () => {
    const api = respondOnDemand();
    const site = await startSite();
    const first = site.refreshMenus();
    await api.arrival();
    api.edit('Budín');
    const second = site.refreshMenus();
    await api.respond();
    expect(await first).toBe(true);
    await api.respond();
    expect(await second).toBe(true);
    expect(await titles(site)).toEqual(['Budín']);
  });

  it('shares that second request with all later refreshes that are called while the first is pending', async () => {
    const api = respondOnDemand();
    const site = await startSite();
    const refreshes = Array.from({ length: 20 }, () => site.refreshMenus());
    await api.respond();
    await api.respond();
    expect(await Promise.all(refreshes)).toEqual(Array(20).fill(true));
    expect(requests).toEqual([MENUS, MENUS]);
  });
});

describe('a site that is restarted', () => {
  it('has its last good content while the API is down', async () => {
    const before = await startSite();
    await titles(before);
    await before.readTestimonials();
    await stopApi();
    const after = await startSite();
    expect(await titles(after)).toEqual(['Flan']);
    expect((await after.readTestimonials()).content).toMatchObject([{ name: 'Ana' }]);
    expect(consoleError).toHaveBeenCalledTimes(2);
  });

  it('has its categories in the order of the API, those that look like numbers too', async () => {
    responses[MENUS] = (_, response) =>
      response.end('{"Postres": [{"title": "Flan"}], "2024": [{"title": "Brindis"}]}');
    const before = await startSite();
    expect(await titles(before)).toEqual(['Flan', 'Brindis']);
    await stopApi();
    expect(await titles(await startSite())).toEqual(['Flan', 'Brindis']);
  });

  it('still sends a request to the API', async () => {
    await titles(await startSite());
    responses[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    expect(await titles(await startSite())).toEqual(['Budín']);
  });

  it('does not show the content of another API', async () => {
    await titles(await startSite());
    await stopApi();
    const other = apiUrl.replace('127.0.0.1', 'localhost');
    expect(await titles(await startSite({ ADMIN_API_URL: other }))).toEqual([]);
  });

  it.each<[what: string, text: unknown]>([
    ['a list', '[]'],
    ['a text', '"nonsense"'],
    ['null', 'null'],
    ['half of a text', '{"Postres": [{"ti'],
    ['no text', { Postres: [{ title: 'Flan' }] }],
    ['nothing', undefined],
  ])('ignores a stored body that is invalid, and says so: %s', async (_what, text) => {
    const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stored = JSON.stringify({ url: `${apiUrl}${MENUS}`, text });
    await writeFile(join(directory, 'menus.json'), stored);
    await stopApi();
    expect(await titles(await startSite())).toEqual([]);
    expect(consoleWarn).toHaveBeenCalledTimes(1);
  });

  it('keeps its last good content in memory when the folder cannot be written', async () => {
    await writeFile(join(directory, 'file'), '');
    const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = await startSite({ CONTENT_CACHE_DIR: join(directory, 'file', 'content') });
    await titles(site);
    responses[MENUS] = json(null);
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(consoleWarn).toHaveBeenCalledTimes(1);
  });
});

describe('a site of several instances with Redis', () => {
  /** What is in Redis by source. */
  let redis: Map<SourceName, string>;

  beforeEach(() => {
    redis = new Map();
    globalThis.peers = {
      refresh: () => undefined,
      readLastGood: async (source) => redis.get(source) ?? '',
      writeLastGood: (source, value) => {
        redis.set(source, value);
      },
    };
  });

  afterEach(() => {
    globalThis.peers = undefined;
  });

  const startOther = () => startSite({ CONTENT_CACHE_DIR: join(directory, 'other') });

  /** Has Redis hold this menu as if the API had sent it a minute from now. */
  function storeLater(text: string) {
    redis.set('menus', JSON.stringify({ url: `${apiUrl}${MENUS}`, text, sentAt: Date.now() + 60_000 }));
  }

  it('has the last good content of another instance while the API is down', async () => {
    await titles(await startSite());
    await stopApi();
    expect(await titles(await startOther())).toEqual(['Flan']);
  });

  it('has that of its disk while what is in Redis holds no row that can be used', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await titles(await startSite());
    await stopApi();
    for (const text of ['{"Postres": [{}]}', '{"Postres": [{"ti', '[]']) {
      storeLater(text);
      expect(await titles(await startSite())).toEqual(['Flan']);
    }
  });

  it('shows what another instance got later, once the API is down', async () => {
    const site = await startSite();
    await titles(site);
    storeLater('{"Postres": [{"title": "Budín"}]}');
    expect(await titles(site)).toEqual(['Flan']);
    await stopApi();
    timePassed = 301;
    expect(await titles(site)).toEqual(['Budín']);
  });

  it('gives Redis what it has lost, once the API is down', async () => {
    const site = await startSite();
    await titles(site);
    redis.clear();
    await stopApi();
    await site.refreshMenus();
    expect(await titles(await startOther())).toEqual(['Flan']);
  });

  it('gives Redis nothing old in place of a response that comes at that time', async () => {
    await titles(await startSite());
    redis.clear();
    responses[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    await titles(await startSite());
    await stopApi();
    expect(await titles(await startOther())).toEqual(['Budín']);
  });

  it('does not wait for a Redis that does not answer when the API does', async () => {
    globalThis.peers = {
      refresh: () => undefined,
      readLastGood: () => new Promise(() => undefined),
      writeLastGood: () => undefined,
    };
    expect(await titles(await startSite())).toEqual(['Flan']);
  });
});

describe('what an operator reads', () => {
  it('is one line when a source works again, with how long it failed', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const site = await startSite();
    responses[MENUS] = json(null);
    await titles(site);
    timePassed = 20;
    await titles(site);
    responses[MENUS] = json({ Postres: [{ title: 'Flan' }] });
    timePassed = 65;
    expect(await titles(site)).toEqual(['Flan']);
    timePassed = 400;
    await titles(site);
    expect(log.mock.calls).toEqual([['[content] menus: works again after 65 s of failures']]);
  });

  it('names a row that is left out once, not at every refresh', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    responses[MENUS] = json({ Postres: [{ title: 'Flan' }, {}] });
    const site = await startSite();
    await site.refreshMenus();
    await site.refreshMenus();
    expect(warn).toHaveBeenCalledTimes(1);
    responses[MENUS] = json({ Postres: [{ title: 'Flan' }, {}], Bebidas: [{}] });
    await site.refreshMenus();
    expect(warn.mock.calls.at(-1)?.[0]).toMatch(/^\[content\] menus: Bebidas\[0\] left out: /);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('comes less often the longer a source fails: it is requested after 5, 10, 20 and at most 30 seconds', async () => {
    responses[MENUS] = json(null);
    const { readMenus } = await startSite();
    const waits: number[] = [];
    for (let failure = 0; failure < 5; failure += 1) waits.push((await readMenus()).freshForSeconds);
    expect(waits).toEqual([5, 10, 20, 30, 30]);
  });
});

describe('a site without an API', () => {
  it('shows the sample and sends no request', async () => {
    const site = await startSite({ ADMIN_API_URL: '' });
    expect(await titles(site)).toEqual(['Ejemplo']);
    expect(requests).toEqual([]);
  });
});

describe('the health of a source', () => {
  const threeRows = json({ Postres: [{ title: 'Flan' }, { title: 'Budín' }, {}] });

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    responses[MENUS] = threeRows;
  });

  it('is the age of the last good response, and how many rows it has and lacks', async () => {
    const { readMenus, menusHealth } = await startSite();
    await readMenus();
    timePassed = 12.4;
    expect(menusHealth()).toEqual({ ageSeconds: 12, kept: 2, leftOut: 1 });
  });

  it('stays about the content that is shown when the source fails', async () => {
    const { readMenus, menusHealth } = await startSite();
    await readMenus();
    responses[MENUS] = json({ Postres: [{}] });
    timePassed = 400;
    await readMenus();
    expect(menusHealth()).toEqual({ ageSeconds: 400, kept: 2, leftOut: 1 });
  });

  it('is that of the content on the disk after a restart while the API is down', async () => {
    await (await startSite()).readMenus();
    await stopApi();
    const { readMenus, menusHealth } = await startSite();
    await readMenus();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    const { ageSeconds, ...counts } = menusHealth();
    expect(Math.round((ageSeconds ?? 0) / 3_600)).toBe(1);
    expect(counts).toEqual({ kept: 2, leftOut: 1 });
  });

  it('is nothing at all for a source that has never worked', async () => {
    await stopApi();
    const { readMenus, menusHealth } = await startSite();
    await readMenus();
    expect(menusHealth()).toEqual({ ageSeconds: null, kept: 0, leftOut: 0 });
  });

  it('is that of the sample without an API', async () => {
    const { menusHealth } = await startSite({ ADMIN_API_URL: '' });
    expect(menusHealth()).toEqual({ ageSeconds: null, kept: 1, leftOut: 1 });
  });
});
