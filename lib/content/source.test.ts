import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import * as zod from 'zod';

/** How long the site would wait for a slow API, and what ends that. */
let patience: { milliseconds: number; end: () => void };

jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((resolve) => {
      patience = { milliseconds, end: resolve };
    }),
}));

// The errors of Node's own fetch are made outside of the sandbox that a test runs in, where `Error` is another one.
Object.defineProperty(Error, Symbol.hasInstance, {
  value: (thing: unknown) => isNativeError(thing) || thing instanceof DOMException,
});

const MENUS = '/menus/by_category';
const TESTIMONIALS = '/googleres';

let api: Server;
let apiUrl: string;
let answers: Record<string, RequestListener>;
let asked: string[];
let directory: string;
let complaints: jest.SpyInstance;
let timePassed: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'));
  asked = [];
  answers = {
    [MENUS]: json({ Postres: [{ title: 'Flan' }] }),
    [TESTIMONIALS]: json([{ name: 'Ana', message: 'Rico' }]),
  };
  apiUrl = await startApi(0);
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
    asked.push(path);
    answers[path]?.(request, response);
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

/** Readers of a new process of the site. */
async function startSite(environment: Record<string, string> = {}) {
  jest.resetModules();
  // Loading it takes most of the time that a new process takes, and it keeps nothing.
  jest.doMock('zod', () => zod);
  globalThis.warnedOfDisk = undefined;
  Object.assign(process.env, {
    ADMIN_API_URL: apiUrl,
    CONTENT_CACHE_DIR: directory,
    REVALIDATE_SECONDS: '300',
    ...environment,
  });
  const { readerOf } = await import('./source');
  const { parseMenus } = await import('./menus');
  const { parseTestimonials } = await import('./testimonials');
  const sample = { 'A Pedido': [{ title: 'Ejemplo' }] };
  const menus = readerOf({ name: 'menus', path: MENUS, parse: parseMenus, sample, state: {} });
  return {
    readMenus: menus.read,
    refreshMenus: menus.refresh,
    readTestimonials: readerOf({
      name: 'testimonials',
      path: TESTIMONIALS,
      parse: parseTestimonials,
      sample: [],
      state: {},
    }).read,
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** The titles of the menus at the moment. */
async function titles({ readMenus }: Site): Promise<string[]> {
  const { content } = await readMenus();
  return content.flatMap(({ options }) => options.map(({ title }) => title));
}

const FAILURES: [what: string, fail: RequestListener, reason: string][] = [
  ['a status of failure', (_, response) => response.writeHead(500).end('{}'), 'status 500'],
  ['HTML', (_, response) => response.end('<html></html>'), 'the body is not JSON'],
  ['JSON of another kind', json([]), 'the body is not an object of categories'],
  ['a cut line', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
  [
    'half an answer',
    (request, response) => response.write('{', () => request.socket.destroy()),
    'UND_ERR_SOCKET',
  ],
  [
    'circles',
    (_, response) => response.writeHead(302, { location: MENUS }).end(),
    'redirected more than 5 times',
  ],
  ['too much', (_, response) => response.end(JSON.stringify('x'.repeat(2_000_001))), 'the body is over 2 MB'],
];

describe('a source that answers', () => {
  it('is read', async () => {
    const { readMenus, readTestimonials } = await startSite();
    expect((await readMenus()).content).toMatchObject([{ name: 'Postres', options: [{ title: 'Flan' }] }]);
    expect((await readTestimonials()).content).toMatchObject([{ name: 'Ana', message: 'Rico' }]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is read below an address with a path', async () => {
    answers[`/api/v1${MENUS}`] = json({ Postres: [{ title: 'Budín' }] });
    expect(await titles(await startSite({ ADMIN_API_URL: `${apiUrl}/api/v1/` }))).toEqual(['Budín']);
  });

  it('is not asked again while its content is fresh', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    timePassed = 59;
    expect(await titles(site)).toEqual(['Flan']);
    expect(asked).toEqual([MENUS]);
  });

  it('is asked again once its content is no longer fresh', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    answers[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    timePassed = 61;
    expect(await titles(site)).toEqual(['Budín']);
    expect(asked).toEqual([MENUS, MENUS]);
  });

  it('says for how long its content will be fresh', async () => {
    const { readMenus } = await startSite({ REVALIDATE_SECONDS: '60' });
    await readMenus();
    timePassed = 20;
    expect((await readMenus()).freshForSeconds).toBe(40);
  });

  it('is asked once by visitors who come at one time', async () => {
    const site = await startSite();
    const shown = await Promise.all(Array.from({ length: 20 }, () => titles(site)));
    expect(shown).toEqual(Array(20).fill(['Flan']));
    expect(asked).toEqual([MENUS]);
  });

  it('may have nothing to offer any more', async () => {
    const site = await startSite();
    await titles(site);
    answers[MENUS] = json({});
    timePassed = 301;
    expect(await titles(site)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('has each bad row told once, however often its content is shown', async () => {
    const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers[MENUS] = json({ Postres: [{ title: 'Flan' }, {}] });
    const site = await startSite();
    await titles(site);
    expect(await titles(site)).toEqual(['Flan']);
    expect(told.mock.calls).toEqual([['[content] menus: Postres[1] left out: title is not text']]);
  });
});

describe('the clock of the machine', () => {
  it('may be set back without freezing the content', async () => {
    const site = await startSite({ REVALIDATE_SECONDS: '60' });
    await titles(site);
    answers[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 2 * 60 * 60 * 1_000);
    timePassed = 61;
    expect(await titles(site)).toEqual(['Budín']);
  });
});

describe('a source that has never answered', () => {
  it.each(FAILURES)('is empty, with one line on the console: %s', async (_what, fail, reason) => {
    answers[MENUS] = fail;
    const { readMenus } = await startSite();
    expect(await readMenus()).toEqual({ content: [], freshForSeconds: 5 });
    expect(complaints.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^\\[content\\] menus: failed after \\d+ ms: ${reason}$`))],
    ]);
  });

  it('is empty, with one line on the console: nobody there', async () => {
    await stopApi();
    const { readMenus } = await startSite();
    expect(await readMenus()).toEqual({ content: [], freshForSeconds: 5 });
    expect(complaints.mock.calls).toEqual([[expect.stringMatching(/^\[content\] menus: .*: ECONNREFUSED$/)]]);
  });

  it('shows its content as soon as it answers', async () => {
    const good = answers[MENUS];
    answers[MENUS] = json(null);
    const site = await startSite();
    await titles(site);
    Object.assign(answers, { [MENUS]: good });
    expect(await titles(site)).toEqual(['Flan']);
  });
});

describe('a source that fails', () => {
  it.each(FAILURES)('keeps its last good content: %s', async (_what, fail) => {
    const site = await startSite();
    await titles(site);
    answers[MENUS] = fail;
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  it('keeps it where not one of the rows can be used', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = await startSite();
    await titles(site);
    answers[MENUS] = json({ Postres: [['Flan'], {}] });
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(complaints.mock.calls).toEqual([
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
    expect(complaints).toHaveBeenCalledTimes(3);
  });

  it('is asked again within half a minute', async () => {
    const { readMenus } = await startSite();
    await readMenus();
    answers[MENUS] = json(null);
    timePassed = 301;
    expect((await readMenus()).freshForSeconds).toBeLessThanOrEqual(30);
  });

  it('shows new content when it is back', async () => {
    const site = await startSite();
    await titles(site);
    await stopApi();
    timePassed = 301;
    await titles(site);
    answers[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    await startApi(Number(new URL(apiUrl).port));
    expect(await titles(site)).toEqual(['Budín']);
  });

  it('does not take the other one with it', async () => {
    answers[MENUS] = json('nonsense');
    const { readMenus, readTestimonials } = await startSite();
    const [menus, testimonials] = await Promise.all([readMenus(), readTestimonials()]);
    expect(menus.content).toEqual([]);
    expect(testimonials.content).toMatchObject([{ name: 'Ana' }]);
    expect(complaints).toHaveBeenCalledTimes(1);
  });
});

describe('a source that is slow', () => {
  it('keeps no visitor waiting who can be shown its last good content', async () => {
    const site = await startSite();
    await titles(site);
    let answerAtLast = () => {};
    const arrival = new Promise<void>((resolve) => {
      answers[MENUS] = (_, response) => {
        answerAtLast = () => response.end('{"Postres": [{"title": "Budín"}]}');
        resolve();
      };
    });
    timePassed = 301;
    const shown = titles(site);
    await arrival;
    expect(patience.milliseconds).toBeLessThanOrEqual(2_000);
    patience.end();
    expect(await shown).toEqual(['Flan']);
    expect(complaints).not.toHaveBeenCalled();
    // What it says at last is not lost, and it was not asked twice.
    answerAtLast();
    expect(await titles(site)).toEqual(['Budín']);
    expect(asked).toEqual([MENUS, MENUS]);
  });
});

describe('a refresh', () => {
  /** Answers wait until they are let go; each holds what was on the menu when it was asked for. */
  function answerOnDemand() {
    const waiting: (() => void)[] = [];
    const arrivals = new EventEmitter();
    let dish = 'Flan';
    answers[MENUS] = (_, response) => {
      const body = JSON.stringify({ Postres: [{ title: dish }] });
      waiting.push(() => response.end(body));
      arrivals.emit('request');
    };
    return {
      edit: (title: string) => {
        dish = title;
      },
      arrival: () => once(arrivals, 'request'),
      /** Lets one answer go, once it has been asked for. */
      answer: async () => {
        if (waiting.length === 0) await once(arrivals, 'request');
        waiting.shift()?.();
      },
    };
  }

  it('asks again where a request is under way that left before the edit', async () => {
    const api = answerOnDemand();
    const site = await startSite();
    const first = site.refreshMenus();
    await api.arrival();
    api.edit('Budín');
    const second = site.refreshMenus();
    await api.answer();
    expect(await first).toBe(true);
    await api.answer();
    expect(await second).toBe(true);
    expect(await titles(site)).toEqual(['Budín']);
  });

  it('shares that one request with whoever asks for another meanwhile', async () => {
    const api = answerOnDemand();
    const site = await startSite();
    const refreshes = Array.from({ length: 20 }, () => site.refreshMenus());
    await api.answer();
    await api.answer();
    expect(await Promise.all(refreshes)).toEqual(Array(20).fill(true));
    expect(asked).toEqual([MENUS, MENUS]);
  });
});

describe('a site that is started anew', () => {
  it('has its last good content while the API is down', async () => {
    const before = await startSite();
    await titles(before);
    await before.readTestimonials();
    await stopApi();
    const after = await startSite();
    expect(await titles(after)).toEqual(['Flan']);
    expect((await after.readTestimonials()).content).toMatchObject([{ name: 'Ana' }]);
    expect(complaints).toHaveBeenCalledTimes(2);
  });

  it('asks the API all the same', async () => {
    await titles(await startSite());
    answers[MENUS] = json({ Postres: [{ title: 'Budín' }] });
    expect(await titles(await startSite())).toEqual(['Budín']);
  });

  it('does not show the content of another API', async () => {
    await titles(await startSite());
    await stopApi();
    const other = apiUrl.replace('127.0.0.1', 'localhost');
    expect(await titles(await startSite({ ADMIN_API_URL: other }))).toEqual([]);
  });

  it.each<[what: string, body: unknown]>([
    ['a list', []],
    ['a text', 'nonsense'],
    ['null', null],
    ['nothing', undefined],
  ])('is not brought down by a kept body that cannot be read: %s', async (_what, body) => {
    const kept = JSON.stringify({ url: `${apiUrl}${MENUS}`, fetchedAt: Date.now(), body });
    await writeFile(join(directory, 'menus.json'), kept);
    await stopApi();
    expect(await titles(await startSite())).toEqual([]);
  });

  it('lives without a disk', async () => {
    await writeFile(join(directory, 'file'), '');
    const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = await startSite({ CONTENT_CACHE_DIR: join(directory, 'file', 'content') });
    await titles(site);
    answers[MENUS] = json(null);
    timePassed = 301;
    expect(await titles(site)).toEqual(['Flan']);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('a site without an API', () => {
  it('shows the sample and asks nobody', async () => {
    const site = await startSite({ ADMIN_API_URL: '' });
    expect(await titles(site)).toEqual(['Ejemplo']);
    expect(asked).toEqual([]);
  });
});
