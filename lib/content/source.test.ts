import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import * as zod from 'zod';
import type {} from './peers';

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
Object.defineProperty(Error, Symbol.hasInstance, { value: isNativeError });

const MENUS = '/menus/by_category';

let api: Server;
let apiUrl: string;
let respond: RequestListener;
let requests: number;
let directory: string;
let error: jest.SpyInstance;
let warn: jest.SpyInstance;
let timePassed: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'));
  requests = 0;
  respond = menuOf('Flan');
  api = createServer((request, response) => {
    requests += 1;
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  timePassed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => timePassed * 1_000);
});

afterEach(async () => {
  await stopApi();
  jest.restoreAllMocks();
  globalThis.peers = undefined;
  await rm(directory, { recursive: true });
});

function stopApi() {
  api.closeAllConnections();
  return new Promise((closed) => api.close(closed));
}

function json(body: unknown): RequestListener {
  return (_, response) => response.end(JSON.stringify(body));
}

function menuOf(...titles: string[]): RequestListener {
  return json({ Postres: titles.map((title) => ({ title })) });
}

/** Holds the next response back, a menu with this option, until it is sent. */
function holdNext(title: string) {
  let send = () => {};
  const arrived = new Promise<void>((resolve) => {
    respond = (request, response) => {
      send = () => menuOf(title)(request, response);
      resolve();
    };
  });
  return { arrived, send: () => send() };
}

/** The reader of the menus, as a new process of the site creates it. */
async function startSite(environment: Record<string, string> = {}) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  globalThis.contentWarnings = undefined;
  const defaults = {
    MENU_TABLE: '',
    REVIEWS_TABLE: '',
    ADMIN_API_URL: apiUrl,
    CONTENT_CACHE_DIR: directory,
    REVALIDATE_SECONDS: '300',
  };
  Object.assign(process.env, defaults, environment);
  const { readerOf } = await import('./source');
  const { menusSource } = await import('./sources');
  const reader = readerOf(menusSource, {});
  const titles = async () =>
    (await reader.read()).content.flatMap(({ options }) => options.map(({ title }) => title));
  return { ...reader, titles };
}

describe('a source that works', () => {
  it('is requested once for all visitors, again when its content is no longer fresh, and may become empty', async () => {
    const { titles, read } = await startSite({ REVALIDATE_SECONDS: '60' });
    expect(await Promise.all([titles(), titles(), titles()])).toEqual([['Flan'], ['Flan'], ['Flan']]);
    respond = menuOf('Budín');
    timePassed = 20;
    expect((await read()).freshForSeconds).toBe(40);
    expect(requests).toBe(1);
    // Also where the clock of the machine is set back.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    timePassed = 61;
    expect(await titles()).toEqual(['Budín']);
    expect(requests).toBe(2);
    respond = json({});
    timePassed = 122;
    expect(await titles()).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it('has each row that is left out named once, not at every refresh', async () => {
    respond = json({ Postres: [{ title: 'Flan' }, {}] });
    const { refresh } = await startSite();
    await refresh();
    await refresh();
    respond = json({ Postres: [{ title: 'Flan' }, {}], Bebidas: [{}] });
    await refresh();
    expect(warn.mock.calls).toEqual([
      ['[content] menus: Postres[1] left out: title is not text'],
      ['[content] menus: Bebidas[0] left out: title is not text'],
    ]);
  });
});

describe('a source that fails', () => {
  it.each<[what: string, fail: RequestListener, reason: string]>([
    ['HTML', (_, response) => response.end('<html>'), 'the body is not JSON'],
    ['no row that can be used', json({ Postres: [{}] }), 'the body holds no option that can be used'],
    ['a closed connection', ({ socket }) => socket.destroy(), 'UND_ERR_SOCKET'],
  ])('keeps its last good content, and has one line say why: %s', async (_what, fail, reason) => {
    const { titles } = await startSite();
    await titles();
    respond = fail;
    timePassed = 300 * 24 * 60 * 60;
    expect(await titles()).toEqual(['Flan']);
    expect(error.mock.calls).toEqual([[`[content] menus: failed after 0 ms: ${reason}`]]);
  });

  it('is requested again after 5, 10, 20 and at most 30 seconds, and one line says when it works again', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    respond = json(null);
    const { read, titles } = await startSite();
    expect(await titles()).toEqual([]);
    const waits: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) waits.push((await read()).freshForSeconds);
    expect(waits).toEqual([10, 20, 30, 30]);
    respond = menuOf('Flan');
    timePassed = 65;
    expect(await titles()).toEqual(['Flan']);
    timePassed = 400;
    await read();
    expect(log.mock.calls).toEqual([['[content] menus: works again after 65 s of failures']]);
  });
});

it('a slow source does not make visitors wait when there is content to show, and its response is used', async () => {
  const { titles } = await startSite();
  await titles();
  const late = holdNext('Budín');
  timePassed = 301;
  const shown = titles();
  await late.arrived;
  expect(patience.milliseconds).toBeLessThanOrEqual(2_000);
  patience.end();
  expect(await shown).toEqual(['Flan']);
  late.send();
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toBe(2);
});

it('a refresh sends one more request for all who ask while one is pending, which may have left before the edit', async () => {
  const { refresh, titles } = await startSite();
  const before = holdNext('Flan');
  const first = refresh();
  await before.arrived;
  const after = holdNext('Budín');
  const later = [refresh(), refresh()];
  before.send();
  expect(await first).toBe(true);
  await after.arrived;
  after.send();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toBe(2);
});

describe('a site that is restarted', () => {
  it('has its last good content while the API is down', async () => {
    await (await startSite()).titles();
    respond = json(null);
    expect(await (await startSite()).titles()).toEqual(['Flan']);
  });

  it('ignores a stored body that cannot be used, and says so', async () => {
    const stored = { url: `${apiUrl}${MENUS}`, text: '{"Postres": [{"ti' };
    await writeFile(join(directory, 'menus.json'), JSON.stringify(stored));
    await stopApi();
    expect(await (await startSite()).titles()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('an instance shows what another one got later, once the API is down', async () => {
  const { titles } = await startSite();
  await titles();
  const text = '{"Postres": [{"title": "Budín"}]}';
  const later = JSON.stringify({ url: `${apiUrl}${MENUS}`, text, sentAt: Date.now() + 60_000 });
  const readLastGood = async () => later;
  globalThis.peers = { refresh: () => undefined, readLastGood, writeLastGood: () => undefined };
  await stopApi();
  timePassed = 301;
  expect(await titles()).toEqual(['Budín']);
});

it('the health of a source is the age of what is shown, how many rows it has and how many it lacks', async () => {
  respond = json({ Postres: [{ title: 'Flan' }, { title: 'Budín' }, {}] });
  const { read, health } = await startSite();
  expect(health()).toEqual({ ageSeconds: null, kept: 0, leftOut: 0 });
  await read();
  await stopApi();
  timePassed = 400;
  await read();
  expect(health()).toEqual({ ageSeconds: 400, kept: 2, leftOut: 1 });
  // After a restart the age is known by the time of day alone.
  const restarted = await startSite();
  await restarted.read();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  expect(restarted.health()).toEqual({ ageSeconds: expect.any(Number), kept: 2, leftOut: 1 });
  expect(Math.round((restarted.health().ageSeconds ?? 0) / 3_600)).toBe(1);
});
