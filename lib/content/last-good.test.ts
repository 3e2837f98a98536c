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

/** The module as a new process imports it. */
async function startProcess(cacheDir = directory) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  globalThis.warnedOfDisk = undefined;
  process.env.CONTENT_CACHE_DIR = cacheDir;
  return import('./last-good');
}

const good = { url: URL, text: '{"Postres": [{"title": "Flan ñ 😀"}], "2024": []}' };

describe('last good content', () => {
  it('is undefined before anything was kept', async () => {
    const { readLastGood } = await startProcess();
    expect(await readLastGood('menus', URL)).toBeUndefined();
  });

  it('is what was kept last', async () => {
    const { readLastGood, writeLastGood } = await startProcess();
    await writeLastGood('menus', { ...good, text: 'old' });
    await writeLastGood('menus', good);
    expect(await readLastGood('menus', URL)).toBe(good.text);
  });

  it('is kept separately for each source', async () => {
    const { readLastGood, writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    expect(await readLastGood('testimonials', URL)).toBeUndefined();
  });

  it('survives a restart', async () => {
    const before = await startProcess();
    await before.writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.readLastGood('menus', URL)).toBe(good.text);
  });

  it('of another address is not used', async () => {
    const before = await startProcess();
    await before.writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.readLastGood('menus', 'https://other.example/menus/by_category')).toBeUndefined();
  });

  it('creates its folder', async () => {
    const folder = join(directory, 'not', 'yet');
    const { writeLastGood } = await startProcess(folder);
    await writeLastGood('menus', good);
    expect(JSON.parse(await readFile(join(folder, 'menus.json'), 'utf8'))).toEqual(good);
  });

  it('leaves no half-written files behind', async () => {
    const { writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    expect(await readdir(directory)).toEqual(['menus.json']);
  });
});

describe('an invalid file', () => {
  it.each([
    ['empty', ''],
    ['half written', JSON.stringify(good).slice(0, 40)],
    ['null', 'null'],
    ['a list', '[]'],
    ['of another shape', '{"url": 5}'],
    ['binary', '\u0000\u0001\uFFFD'],
  ])('is nothing: %s', async (_what, text) => {
    await writeFile(join(directory, 'menus.json'), text);
    const { readLastGood } = await startProcess();
    expect(await readLastGood('menus', URL)).toBeUndefined();
  });

  it('is replaced by the next good content', async () => {
    await writeFile(join(directory, 'menus.json'), '{{{');
    const { writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.readLastGood('menus', URL)).toBe(good.text);
  });
});

describe('a folder that cannot be written', () => {
  it('is logged once as a warning', async () => {
    await writeFile(join(directory, 'file'), '');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { writeLastGood } = await startProcess(join(directory, 'file', 'content'));
    await writeLastGood('menus', good);
    await writeLastGood('menus', good);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[content\] last good content is kept in memory only: .+$/)],
    ]);
  });
});
