import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';
import { timesOutdated } from '@/lib/pages/outdated-pages.cjs';
import { FakeRedis } from '@/lib/redis/testing';

const API = 'https://admin.example';

const menuOf = (...titles: string[]) => JSON.stringify({ Postres: titles.map((title) => ({ title })) });

const tableOf = (rows: number) => `categoría,opción\nPostres,${[...Array(rows).keys()].join('\n,')}`;

/** The line about a source that cannot be used. */
const failureOf = (reason: string) =>
  `[content] menú: no se usa: ${reason}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo`;

/** The body that the API sends. */
let body: string | Promise<string>;
let requests: jest.SpyInstance;
let directory: string;
let redis: FakeRedis;
let error: jest.SpyInstance;
let warn: jest.SpyInstance;
let log: jest.SpyInstance;

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

const setClock = (to: number) => jest.setSystemTime(to);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-'));
  redis = new FakeRedis();
  body = menuOf('Flan');
  requests = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(await body));
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  // Reading and writing in these tests takes real turns of the event loop.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await rm(directory, { recursive: true });
});

/** Holds back the next response, a menu with this option. Returns the function that sends it. */
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
  // Loading zod takes most of a start's time, and zod has no state.
  jest.doMock('zod', () => zod);
  jest.doMock('@/lib/redis/redis', () => redis.module);
  const defaults = { ADMIN_API_URL: API, CONTENT_CACHE_DIR: directory, REVALIDATE_SECONDS: '300' };
  Object.assign(process.env, { MENU_TABLE: '', REVIEWS_TABLE: '' }, defaults, environment);
  const { SourceReader } = await import('./source-reader');
  const { menusSource } = await import('@/lib/content/sources');
  const reader = new SourceReader(menusSource);
  const titles = async () =>
    (await reader.read()).content.flatMap(({ options }) => options.map(({ title }) => title));
  const refresh = () => reader.refresh();
  return {
    titles,
    read: () => reader.read(),
    refresh,
    health: () => reader.health(),
  };
}

it('a source that works is requested once for simultaneous visitors', async () => {
  const { titles } = await startSite();
  expect(await Promise.all([titles(), titles(), titles()])).toEqual([['Flan'], ['Flan'], ['Flan']]);
  expect(requests).toHaveBeenCalledTimes(1);
});

it('a source that works is not requested while it is fresh', async () => {
  const { titles } = await startSite({ REVALIDATE_SECONDS: '60' });
  await titles();
  pass(20);
  await titles();
  expect(requests).toHaveBeenCalledTimes(1);
});

it('a source that works stays fresh for the rest of the interval', async () => {
  const { read } = await startSite({ REVALIDATE_SECONDS: '60' });
  await read();
  pass(20);
  expect((await read()).freshForSeconds).toBe(40);
});

it('a source that works is requested again once the interval is over', async () => {
  const { titles } = await startSite({ REVALIDATE_SECONDS: '60' });
  await titles();
  body = menuOf('Budín');
  pass(61);
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('a source that works is requested again after a refresh that has failed', async () => {
  const { titles, refresh } = await startSite();
  await titles();
  body = 'null';
  await refresh();
  body = menuOf('Budín');
  expect(await titles()).toEqual(['Budín']);
});

it('a source that works may become empty', async () => {
  const { titles, refresh } = await startSite();
  await titles();
  body = '{}';
  await refresh();
  expect(await titles()).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

it('a source that works has its left-out rows reported by their number, once', async () => {
  body = '{"Postres": [{"title": "Flan"}, {}]}';
  const { refresh } = await startSite();
  await refresh();
  await refresh();
  body = '{"Postres": [{"title": "Flan"}, {}], "Bebidas": 5}';
  await refresh();
  const line = (count: number) =>
    `[content] menú: ${count} opciones para revisar: están en /presupuesto, y las dice npm run check-api`;
  expect(warn.mock.calls).toEqual([[line(1)], [line(2)]]);
});

describe.each([
  ['<html>', 'la respuesta no es JSON'],
  ['{"Postres": [{}]}', 'ninguna fila se puede mostrar'],
])('a source that sends %s', (failure, reason) => {
  it('the last good content is kept', async () => {
    const { titles } = await startSite();
    await titles();
    body = failure;
    pass(300 * 24 * 60 * 60);
    expect(await titles()).toEqual(['Flan']);
  });

  it('the failure is reported in one line, however long it lasts', async () => {
    const { refresh } = await startSite();
    body = failure;
    await refresh();
    await refresh();
    expect(error.mock.calls).toEqual([[failureOf(reason)]]);
  });
});

describe('failures', () => {
  beforeEach(() => {
    body = 'null';
  });

  it('a source that fails is asked again after ten seconds', async () => {
    expect((await (await startSite()).read()).freshForSeconds).toBe(10);
  });

  it('a source that fails is shown once it works again', async () => {
    const { titles } = await startSite();
    await titles();
    body = menuOf('Flan');
    pass(65);
    expect(await titles()).toEqual(['Flan']);
  });

  it('a source that fails is reported once when it works again', async () => {
    const { read } = await startSite();
    await read();
    body = menuOf('Flan');
    pass(65);
    await read();
    pass(400);
    await read();
    expect(log.mock.calls).toEqual([['[content] menú: se vuelve a leer bien']]);
  });

  /** Keeps this body of the API on the disk. */
  const keepOnDisk = (text: string) =>
    writeFile(join(directory, 'menus.json'), JSON.stringify({ url: `${API}/menus/by_category`, text }));

  it('a source that fails shows nothing from an unusable kept body', async () => {
    await keepOnDisk('{"Postres": [{"ti');
    expect(await (await startSite()).titles()).toEqual([]);
  });

  it('a source that fails warns once about an unusable kept body', async () => {
    await keepOnDisk('{"Postres": [{"ti');
    await (await startSite()).titles();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('a source that fails shows what another instance has fetched since', async () => {
    body = menuOf('Flan');
    const { titles } = await startSite();
    await titles();
    const sentAt = Date.now() + 60_000;
    const kept = { url: `${API}/menus/by_category`, text: menuOf('Budín'), sentAt };
    redis.strings.set('menus', JSON.stringify(kept));
    body = 'null';
    pass(301);
    expect(await titles()).toEqual(['Budín']);
  });
});

it('a slow source makes visitors wait one second if there is content', async () => {
  const { titles } = await startSite();
  await titles();
  holdNext('Budín');
  pass(301);
  const shown = titles();
  pass(1);
  expect(await shown).toEqual(['Flan']);
});

it('a slow source is shown to the next visitor without another request', async () => {
  const { titles } = await startSite();
  await titles();
  const send = holdNext('Budín');
  pass(301);
  const shown = titles();
  pass(1);
  await shown;
  send();
  expect(await titles()).toEqual(['Budín']);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('refreshes during a request share one later request', async () => {
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

const url = () => join(directory, 'menu.csv');

const write = (table: string) => writeFile(url(), table);

const startTable = (environment: Record<string, string> = {}) =>
  startSite({ ADMIN_API_URL: '', MENU_TABLE: url(), ...environment });

const priced = (title: string, ...titles: string[]) =>
  `categoría,opción,${title}\nPostres,${titles.join(',100\n,')},100`;

const HOUR = 3_600;

/** A site that shows a table whose file has since lost the title of its prices. */
async function startHeld(edited = priced('Precio 2026', 'Flan', 'Torta')) {
  await write(priced('precio', 'Flan'));
  const site = await startTable();
  await site.titles();
  await write(edited);
  expect(await site.refresh()).toBe(false);
  return site;
}

it('a slip is held for an hour, whoever visits', async () => {
  const { titles } = await startHeld();
  pass(HOUR - 1);
  expect(await titles()).toEqual(['Flan']);
});

it('a slip is shown after an hour without another edit', async () => {
  const { titles } = await startHeld();
  pass(HOUR);
  expect(await titles()).toEqual(['Flan', 'Torta']);
});

it('a slip is held no longer because of a later edit', async () => {
  const { titles } = await startHeld();
  pass(HOUR / 2);
  await write(priced('Precio 2027', 'Flan', 'Budín'));
  await titles();
  pass(HOUR / 2);
  expect(await titles()).toEqual(['Flan', 'Budín']);
});

it('a slip is shown at once when the slip is mended', async () => {
  const { titles, health } = await startHeld();
  await write(priced('precio', 'Flan', 'Budín'));
  expect(await titles()).toEqual(['Flan', 'Budín']);
  expect(health()).not.toHaveProperty('held');
});

it('a slip is held for the rest of the hour after a restart', async () => {
  await startHeld();
  pass(HOUR - 60);
  const restarted = await startTable();
  expect(await restarted.titles()).toEqual(['Flan']);
  pass(60);
  expect(await restarted.titles()).toEqual(['Flan', 'Torta']);
});

it('a slip is held for the same hour by an instance that finds it later', async () => {
  await write(priced('precio', 'Flan'));
  const other = await startTable({ CONTENT_CACHE_DIR: join(directory, 'other') });
  await other.titles();
  await startHeld();
  pass(HOUR - 60);
  expect(await other.titles()).toEqual(['Flan']);
  pass(60);
  expect(await other.titles()).toEqual(['Flan', 'Torta']);
});

it('a slip is held anew once another table was shown, though Redis has missed it', async () => {
  const { titles } = await startHeld();
  const missed = redis.strings.get('menus') ?? '';
  pass(60);
  await write(priced('precio', 'Flan', 'Budín'));
  await titles();
  redis.strings.set('menus', missed);
  pass(2 * HOUR);
  await write('categoría,opción\nPostres,Torta');
  expect(await titles()).toEqual(['Flan', 'Budín']);
});

it('a slip is said on the console once, and is no failure', async () => {
  const { titles } = await startHeld();
  pass(60);
  await titles();
  expect(error).not.toHaveBeenCalled();
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /falta la columna "precio", que antes estaba\. Por si .* hasta el \d\d\/\d\d a las \d\d:\d\d$/,
    ),
  ]);
});

it('a slip is said by the health of its source, with the end of its hour', async () => {
  setClock(Date.parse('2026-11-28T20:00:00Z'));
  const { health } = await startHeld();
  expect(health()).toMatchObject({
    held: 'falta la columna "precio", que antes estaba',
    until: new Date('2026-11-28T21:00:00Z'),
  });
});

it('a slip is asked again every ten seconds', async () => {
  expect((await (await startHeld()).read()).freshForSeconds).toBe(10);
});

it('a slip outdates the pages, which name it', async () => {
  const before = timesOutdated();
  await startHeld();
  expect(timesOutdated()).toBeGreaterThan(before);
});

it('a slip fails like any other if it cannot be read either', async () => {
  const { titles, health } = await startHeld();
  await write('<html>');
  await titles();
  expect(health()).toMatchObject({ failure: expect.stringMatching(/^es una página web/), kept: 1 });
});

it('a slip is compared with what the version before has kept', async () => {
  const kept = { url: url(), text: priced('precio', 'Flan'), sentAt: Date.now() };
  await writeFile(join(directory, 'menus.json'), JSON.stringify(kept));
  await write(priced('Precio 2026', 'Flan', 'Torta'));
  expect(await (await startTable()).titles()).toEqual(['Flan']);
});

it('a failure does not outdate the pages, because visitors would wait', async () => {
  const { titles, refresh } = await startSite();
  await titles();
  const before = timesOutdated();
  body = 'null';
  await refresh();
  expect(timesOutdated()).toBe(before);
});

it('the failure of a source is said by its health, without the path', async () => {
  const { read, health } = await startSite({ ADMIN_API_URL: '', MENU_TABLE: join(directory, 'no.csv') });
  await read();
  expect(health()).toMatchObject({ failure: 'no existe el archivo' });
});

describe('health', () => {
  beforeEach(() => {
    body = '{"Postres": [{"title": "Flan"}, {"title": "Budín"}, {}]}';
  });

  it('the health of a source is unknown before its first response', async () => {
    const { health } = await startSite();
    expect(health()).toEqual({ ageSeconds: null, kept: 0, leftOut: 0 });
  });

  it('the health of a source has the age of the shown content while it fails', async () => {
    const { read, health } = await startSite();
    await read();
    body = 'null';
    pass(400);
    await read();
    expect(health()).toMatchObject({ ageSeconds: 400, kept: 2, leftOut: 1 });
  });

  it('the health of a source has the age by the wall clock after a restart', async () => {
    await (await startSite()).read();
    body = 'null';
    const restarted = await startSite();
    await restarted.read();
    setClock(Date.now() + 3_600_000);
    expect(restarted.health()).toMatchObject({ ageSeconds: 3_600, kept: 2, leftOut: 1 });
  });
});

/** What is said of the table of this name, which holds this text. */
async function problemWith(name: string, text?: string) {
  const MENU_TABLE = join(directory, name);
  if (text !== undefined) await writeFile(MENU_TABLE, text);
  const { titles } = await startSite({ ADMIN_API_URL: '', MENU_TABLE });
  const { problemOfTable } = await import('./source-reader');
  const { menusSource } = await import('@/lib/content/sources');
  return { problem: await problemOfTable(menusSource), titles, MENU_TABLE };
}

it('the start is stopped by a missing table', async () => {
  const { problem, MENU_TABLE } = await problemWith('no-such.csv');
  expect(problem).toBe(`MENU_TABLE: no existe el archivo ${MENU_TABLE}`);
});

it('the start is stopped by a table that is a folder', async () => {
  const { problem } = await problemWith('.');
  expect(problem).toBe('MENU_TABLE: es una carpeta, no un archivo');
});

it('the start is stopped by a file that is not a table of the menu', async () => {
  const { problem } = await problemWith('menu.csv', 'nombre,mensaje\nAna,Rico');
  expect(problem).toMatch(/^MENU_TABLE: /);
});

it('the start is not stopped by a readable table', async () => {
  const { problem } = await problemWith('menu.csv', tableOf(2));
  expect(problem).toBeUndefined();
});

it('the start is not stopped by a missing table that was kept', async () => {
  const { titles, MENU_TABLE } = await problemWith('menu.csv', tableOf(2));
  await titles();
  await rm(MENU_TABLE);
  expect((await problemWith('menu.csv')).problem).toBeUndefined();
});

/** Another instance, with its own empty disk. */
const startOther = (environment: Record<string, string> = {}) =>
  startSite({ CONTENT_CACHE_DIR: join(directory, 'other'), ...environment });

const turn = () => new Promise(setImmediate);

it('content refreshed by one instance is shown by the other without a request', async () => {
  const one = await startSite();
  const other = await startOther();
  await other.titles();
  body = menuOf('Torta');
  await one.refresh();
  expect(await other.titles()).toEqual(['Torta']);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('content refreshed by one instance is shown by an instance with its clock ahead', async () => {
  const one = await startSite();
  const other = await startOther();
  setClock(Date.now() + 3_600_000);
  await other.titles();
  setClock(Date.now() - 3_600_000);
  body = menuOf('Torta');
  await one.refresh();
  expect(await other.titles()).toEqual(['Torta']);
});

it('content refreshed by one instance is ignored by an instance with another source', async () => {
  const one = await startSite();
  const other = await startOther({ ADMIN_API_URL: 'https://other.example' });
  await other.titles();
  body = menuOf('Torta');
  await one.refresh();
  expect(await other.titles()).toEqual(['Flan']);
});

it('content refreshed by one instance survives the response to an earlier request', async () => {
  const one = await startSite();
  const other = await startOther();
  await other.titles();
  const send = holdNext('Flan viejo');
  const earlier = other.refresh();
  // Wait until the request has been sent.
  while (requests.mock.calls.length < 2) await turn();
  body = menuOf('Torta');
  await one.refresh();
  send();
  await earlier;
  expect(await other.titles()).toEqual(['Torta']);
});

it('content refreshed by one instance outdates the pages of the other one', async () => {
  const one = await startSite();
  const other = await startOther();
  await other.titles();
  const before = timesOutdated();
  body = menuOf('Torta');
  await one.refresh();
  expect(timesOutdated()).toBeGreaterThan(before);
});

it('pages are not outdated by a response without a change', async () => {
  const { titles, refresh } = await startSite();
  await titles();
  const before = timesOutdated();
  await refresh();
  expect(timesOutdated()).toBe(before);
});

it('pages are outdated by a response without a change on another day', async () => {
  const { titles, refresh } = await startSite();
  await titles();
  const before = timesOutdated();
  pass(86_400);
  await refresh();
  expect(timesOutdated()).toBeGreaterThan(before);
});

it('a failing source keeps the day of its last good response', async () => {
  setClock(Date.parse('2026-11-20T12:00:00Z'));
  const { read } = await startSite();
  await read();
  body = 'null';
  pass(3 * 86_400);
  expect((await read()).day).toBe('2026-11-20');
});

it('a message from another program changes nothing', async () => {
  const { titles } = await startSite();
  await titles();
  await redis.publish('menus', '{"url":');
  expect(await titles()).toEqual(['Flan']);
});

it('when Redis is back, content that may have been missed is requested', async () => {
  const { titles } = await startSite();
  await titles();
  body = menuOf('Torta');
  redis.reconnect();
  const onDisk = () => readFile(join(directory, 'menus.json'), 'utf8');
  while (!(await onDisk()).includes('Torta')) await turn();
  expect(await titles()).toEqual(['Torta']);
});

it('when Redis is back, nothing is requested before the first visit', async () => {
  await startSite();
  redis.reconnect();
  await turn();
  expect(requests).not.toHaveBeenCalled();
});
