import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';
import { sharedState } from '@/lib/shared-state';

/** How long the site would wait for a slow API, and what ends that. */
let patience: { milliseconds: number; end: () => void };

jest.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) =>
    new Promise<void>((end) => {
      patience = { milliseconds, end };
    }),
}));

const API = 'https://admin.example';

const menuOf = (...titles: string[]) => JSON.stringify({ Postres: titles.map((title) => ({ title })) });

const tableOf = (rows: number) => `categoría,opción\nPostres,${[...Array(rows).keys()].join('\n,')}`;

/** The line about a table that cannot be used. */
const failureOf = (reason: string) =>
  `[content] menú: la planilla no se usa: ${reason}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo (0 ms)`;

/** The body that the API sends. */
let body: string | Promise<string>;
let requests: jest.SpyInstance;
let directory: string;
let error: jest.SpyInstance;
let warn: jest.SpyInstance;
let startedAt: number;

const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

/** Has so many seconds have passed since the start of the test. */
function passTo(seconds: number) {
  jest.advanceTimersByTime(startedAt + seconds * 1_000 - performance.now());
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'));
  body = menuOf('Flan');
  requests = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(await body));
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  // Of all clocks the monotonic one alone.
  jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', ...TIMERS] });
  startedAt = performance.now();
});

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sharedState.peers = undefined;
  await rm(directory, { recursive: true });
});

/** Has the next response, a menu with this option, wait until it is sent. */
function holdNext(title: string): () => void {
  let send = () => {};
  body = new Promise((resolve) => {
    send = () => resolve(menuOf(title));
  });
  return send;
}

/** The reader of the menus, as a new process of the site creates it. */
async function startSite(environment: Record<string, string> = {}) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  const defaults = { ADMIN_API_URL: API, CONTENT_CACHE_DIR: directory, REVALIDATE_SECONDS: '300' };
  Object.assign(process.env, { MENU_TABLE: '', REVIEWS_TABLE: '' }, defaults, environment);
  const { Reader } = await import('./source');
  const { menusSource } = await import('./sources');
  const reader = new Reader(menusSource);
  const titles = async () =>
    (await reader.read()).content.flatMap(({ options }) => options.map(({ title }) => title));
  const refresh = (accept?: boolean) => reader.refresh(accept);
  return {
    titles,
    read: () => reader.read(),
    refresh,
    refreshFromPeers: () => reader.refreshFromPeers(),
    health: () => reader.health(),
  };
}

describe('a source that works', () => {
  it('is requested once for all visitors while it is fresh', async () => {
    const { titles, read } = await startSite({ REVALIDATE_SECONDS: '60' });
    expect(await Promise.all([titles(), titles(), titles()])).toEqual([['Flan'], ['Flan'], ['Flan']]);
    body = menuOf('Budín');
    passTo(20);
    expect((await read()).freshForSeconds).toBe(40);
    expect(requests).toHaveBeenCalledTimes(1);
    // Also where the clock of the machine is set back.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    passTo(61);
    expect(await titles()).toEqual(['Budín']);
    expect(requests).toHaveBeenCalledTimes(2);
    body = '{}';
    passTo(122);
    expect(await titles()).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it('has each row that is left out named once, not at every refresh', async () => {
    body = '{"Postres": [{"title": "Flan"}, {}]}';
    const { refresh } = await startSite();
    await refresh();
    await refresh();
    body = '{"Postres": [{"title": "Flan"}, {}], "Bebidas": [{}]}';
    await refresh();
    expect(warn.mock.calls).toEqual([
      ['[content] menus: Postres[1] left out: title is not text'],
      ['[content] menus: Bebidas[0] left out: title is not text'],
    ]);
  });
});

describe('a source that fails', () => {
  it.each([
    ['<html>', 'the body is not JSON'],
    ['{"Postres": [{}]}', 'the body holds no option that can be used'],
  ])('keeps its last good content: %s', async (failure, reason) => {
    const { titles } = await startSite();
    await titles();
    body = failure;
    passTo(300 * 24 * 60 * 60);
    expect(await titles()).toEqual(['Flan']);
    expect(error.mock.calls).toEqual([[`[content] menus: failed after 0 ms: ${reason}`]]);
  });

  it('is requested again after at most 30 seconds', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    body = 'null';
    const { read, titles } = await startSite();
    const waits: number[] = [];
    for (let failure = 0; failure < 5; failure += 1) waits.push((await read()).freshForSeconds);
    expect(waits).toEqual([5, 10, 20, 30, 30]);
    body = menuOf('Flan');
    passTo(65);
    expect(await titles()).toEqual(['Flan']);
    passTo(400);
    await read();
    expect(log.mock.calls).toEqual([['[content] menus: works again after 65 s of failures']]);
  });

  it('shows nothing of a stored body that cannot be used', async () => {
    const stored = { url: `${API}/menus/by_category`, text: '{"Postres": [{"ti' };
    await writeFile(join(directory, 'menus.json'), JSON.stringify(stored));
    body = 'null';
    expect(await (await startSite()).titles()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('shows what another instance got later', async () => {
    const { titles } = await startSite();
    await titles();
    const stored = { url: `${API}/menus/by_category`, text: menuOf('Budín'), sentAt: Date.now() + 60_000 };
    const readLastGood = async () => JSON.stringify(stored);
    sharedState.peers = { token: '', refresh: () => undefined, readLastGood, writeLastGood: () => undefined };
    body = 'null';
    passTo(301);
    expect(await titles()).toEqual(['Budín']);
  });
});

it('a slow source does not make visitors wait when there is content', async () => {
  const { titles } = await startSite();
  await titles();
  const send = holdNext('Budín');
  passTo(301);
  const shown = titles();
  expect(patience.milliseconds).toBeLessThanOrEqual(2_000);
  patience.end();
  expect(await shown).toEqual(['Flan']);
  send();
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('a refresh while a request is pending sends one more', async () => {
  const { refresh, titles } = await startSite();
  const sendOld = holdNext('Flan');
  const first = refresh();
  const sendNew = holdNext('Budín');
  const later = [refresh(), refresh()];
  sendOld();
  expect(await first).toBe(true);
  sendNew();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('a table may lose half of its rows', async () => {
  const file = join(directory, 'menu.csv');
  const startTable = () => startSite({ ADMIN_API_URL: '', MENU_TABLE: file });
  await writeFile(file, tableOf(10));
  const { titles, refresh } = await startTable();
  expect(await titles()).toHaveLength(10);
  await writeFile(file, tableOf(5));
  expect(await refresh()).toBe(true);
  await writeFile(file, tableOf(2));
  expect(await refresh()).toBe(false);
  expect(await titles()).toHaveLength(5);
  const restarted = await startTable();
  expect(await restarted.refresh()).toBe(false);
  expect(await restarted.titles()).toHaveLength(5);
  expect(new Set(error.mock.calls.flat())).toEqual(
    new Set([failureOf('se ven 2 filas, menos de la mitad de las 5 de antes')]),
  );
  expect(await refresh(true)).toBe(true);
  expect(await titles()).toHaveLength(2);
});

it('a table without a column of the last one is not taken', async () => {
  const file = join(directory, 'menu.csv');
  await writeFile(file, 'categoría,opción,estado\nPostres,Flan,\n,Vino,oculto');
  const { titles, refresh } = await startSite({ ADMIN_API_URL: '', MENU_TABLE: file });
  expect(await titles()).toEqual(['Flan']);
  await writeFile(file, 'categoría,opción,Estados\nPostres,Flan,\n,Vino,oculto');
  expect(await refresh()).toBe(false);
  expect(await titles()).toEqual(['Flan']);
  expect(error.mock.calls).toEqual([
    [failureOf('falta la columna "estado", que antes estaba; hay una "Estados"')],
  ]);
  expect(warn.mock.calls).toEqual([['[content] menú: OJO: la columna "Estados" no se lee. ¿Es "estado"?']]);
  expect(await refresh(true)).toBe(true);
  expect(await titles()).toEqual(['Flan', 'Vino']);
});

it('a cell of a table that is not shown as it was typed is named by its row', async () => {
  const file = join(directory, 'menu.csv');
  await writeFile(file, 'categoría,opción,precio\nPostres,Flan,#REF!\n,,500\n,Torta,100');
  const { titles } = await startSite({ ADMIN_API_URL: '', MENU_TABLE: file });
  expect(await titles()).toEqual(['Flan', 'Torta']);
  expect(warn.mock.calls.flat()).toEqual([
    '[content] menú: fila 3: sin opción; no se muestra',
    '[content] menú: fila 2: precio "#REF!": es un error de la planilla',
  ]);
});

it('the health of a source is its age with the numbers of its rows', async () => {
  body = '{"Postres": [{"title": "Flan"}, {"title": "Budín"}, {}]}';
  const { read, health } = await startSite();
  expect(health()).toEqual({ ageSeconds: null, kept: 0, leftOut: 0 });
  await read();
  body = 'null';
  passTo(400);
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

describe('what another instance has refreshed', () => {
  const keptElsewhere = (title: string, sentAt: number) => {
    sharedState.peers = {
      token: '',
      refresh: () => undefined,
      readLastGood: async () =>
        JSON.stringify({ url: `${API}/menus/by_category`, text: menuOf(title), sentAt }),
      writeLastGood: () => undefined,
    };
  };

  it('is shown without a request', async () => {
    const { titles, refreshFromPeers } = await startSite();
    await titles();
    keptElsewhere('Torta', Date.now() + 1_000);
    expect(await refreshFromPeers()).toBe(true);
    expect(await titles()).toEqual(['Torta']);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('is requested where nothing newer was kept', async () => {
    const { titles, refreshFromPeers } = await startSite();
    await titles();
    keptElsewhere('Torta vieja', 1);
    body = menuOf('Torta nueva');
    expect(await refreshFromPeers()).toBe(true);
    expect(await titles()).toEqual(['Torta nueva']);
  });

  it('is not replaced by the response to an earlier request', async () => {
    const { titles, refresh, refreshFromPeers } = await startSite();
    await titles();
    const send = holdNext('Flan viejo');
    const earlier = refresh();
    // By now it has left.
    while (requests.mock.calls.length < 2) await new Promise(setImmediate);
    keptElsewhere('Torta', Date.now() + 1_000);
    const refreshed = refreshFromPeers();
    while ((await titles())[0] !== 'Torta') await new Promise(setImmediate);
    body = menuOf('Torta');
    send();
    await Promise.all([earlier, refreshed]);
    expect(await titles()).toEqual(['Torta']);
  });
});
