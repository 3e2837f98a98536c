import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';

const URL = 'https://admin.example/menus/by_category';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'last-good-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** What a new process would import. */
async function startProcess(cacheDir = directory) {
  jest.resetModules();
  // Loading it takes most of the time that a new process takes, and it keeps nothing.
  jest.doMock('zod', () => zod);
  globalThis.lastGoodContent = undefined;
  process.env.CONTENT_CACHE_DIR = cacheDir;
  return import('./last-good');
}

const good = { url: URL, fetchedAt: Date.now(), body: { Postres: [{ title: 'Flan ñ 😀' }] } };

describe('last good content', () => {
  it('is nothing before the first', async () => {
    const { recallLastGood, ageOf } = await startProcess();
    expect(await recallLastGood('menus', URL)).toBeUndefined();
    expect(ageOf('menus')).toBeUndefined();
  });

  it('is what was kept last', async () => {
    const { recallLastGood, rememberLastGood } = await startProcess();
    await rememberLastGood('menus', { ...good, body: 'old' });
    await rememberLastGood('menus', good);
    expect(await recallLastGood('menus', URL)).toEqual(good);
  });

  it('is kept for each source alone', async () => {
    const { recallLastGood, rememberLastGood } = await startProcess();
    await rememberLastGood('menus', good);
    expect(await recallLastGood('testimonials', URL)).toBeUndefined();
  });

  it('survives a restart', async () => {
    const before = await startProcess();
    await before.rememberLastGood('menus', good);
    const after = await startProcess();
    expect(await after.recallLastGood('menus', URL)).toEqual(good);
  });

  it('counts as of no known age after a restart, so that the API is asked', async () => {
    const before = await startProcess();
    await before.rememberLastGood('menus', good);
    const after = await startProcess();
    await after.recallLastGood('menus', URL);
    expect(after.ageOf('menus')).toBeUndefined();
  });

  it('has its age in seconds', async () => {
    const { ageOf, rememberLastGood } = await startProcess();
    await rememberLastGood('menus', good);
    jest.spyOn(Date, 'now').mockReturnValue(good.fetchedAt + 90_500);
    expect(ageOf('menus')).toBe(90.5);
  });

  it('of another address is not this one’s', async () => {
    const before = await startProcess();
    await before.rememberLastGood('menus', good);
    const after = await startProcess();
    expect(await after.recallLastGood('menus', 'https://other.example/menus/by_category')).toBeUndefined();
  });

  it('is shared by all copies of the module in one process', async () => {
    const one = await startProcess();
    await one.rememberLastGood('menus', good);
    await rm(join(directory, 'menus.json'));
    jest.resetModules();
    const other = await import('./last-good');
    expect(await other.recallLastGood('menus', URL)).toEqual(good);
  });

  it('makes the folder it needs', async () => {
    const folder = join(directory, 'not', 'yet');
    const { rememberLastGood } = await startProcess(folder);
    await rememberLastGood('menus', good);
    expect(JSON.parse(await readFile(join(folder, 'menus.json'), 'utf8'))).toEqual(good);
  });

  it('leaves no half-written files behind', async () => {
    const { rememberLastGood } = await startProcess();
    await rememberLastGood('menus', good);
    expect(await readdir(directory)).toEqual(['menus.json']);
  });
});

describe('a file that is not ours', () => {
  it.each([
    ['empty', ''],
    ['half written', JSON.stringify(good).slice(0, 40)],
    ['null', 'null'],
    ['a list', '[]'],
    ['of another shape', '{"url": 5, "fetchedAt": "yesterday"}'],
    ['binary', '\u0000\u0001\uFFFD'],
  ])('is nothing: %s', async (_what, text) => {
    await writeFile(join(directory, 'menus.json'), text);
    const { recallLastGood } = await startProcess();
    expect(await recallLastGood('menus', URL)).toBeUndefined();
  });

  it('is replaced by the next good content', async () => {
    await writeFile(join(directory, 'menus.json'), '{{{');
    const { rememberLastGood } = await startProcess();
    await rememberLastGood('menus', good);
    const after = await startProcess();
    expect(await after.recallLastGood('menus', URL)).toEqual(good);
  });
});

describe('a folder that cannot be written', () => {
  it('costs the memory of this process nothing, and is told once', async () => {
    await writeFile(join(directory, 'file'), '');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { recallLastGood, rememberLastGood } = await startProcess(join(directory, 'file', 'content'));
    await rememberLastGood('menus', { ...good, body: 'old' });
    await rememberLastGood('menus', good);
    expect(await recallLastGood('menus', URL)).toEqual(good);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[content\] last good content is kept in memory only: .+$/)],
    ]);
  });
});
