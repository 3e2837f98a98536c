import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';

let directory: string;
let file: string;
let error: jest.SpyInstance;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'table-'));
  file = join(directory, 'menu.csv');
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** The reader of the menus, as a new process of the site creates it. */
async function startSite(tables: { MENU_TABLE?: string; REVIEWS_TABLE?: string }) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  const others = { ADMIN_API_URL: '', MENU_TABLE: '', REVIEWS_TABLE: '', CONTENT_CACHE_DIR: directory };
  Object.assign(process.env, others, tables);
  const { readerOf } = await import('./source');
  const { menusSource } = await import('./sources');
  const reader = readerOf(menusSource, {});
  const titles = async () =>
    (await reader.read()).content.flatMap(({ options }) => options.map(({ title }) => title));
  return { ...reader, titles };
}

const rows = (count: number) =>
  `categoría,opción\nPostres,${Array.from({ length: count }, (_, index) => `Flan ${index}`).join('\n,')}`;

describe('a table', () => {
  it('may lose half of its rows, and more only where that is accepted', async () => {
    await writeFile(file, rows(10));
    const { titles, refresh } = await startSite({ MENU_TABLE: file });
    expect(await titles()).toHaveLength(10);
    await writeFile(file, rows(5));
    expect(await refresh()).toBe(true);
    await writeFile(file, rows(2));
    expect(await refresh()).toBe(false);
    expect(await titles()).toHaveLength(5);
    expect(error.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\[content\] menus: failed after \d+ ms: it has 2 rows, fewer than half of the last 5$/,
        ),
      ],
    ]);
    expect(await refresh(true)).toBe(true);
    expect(await titles()).toHaveLength(2);
  });

  it.each([
    ['is emptied', 'categoría,opción'],
    ['has nothing in it', ''],
    ['lost a column', 'categoría,nombre\nPostres,Flan'],
  ])('keeps its last good rows where it %s, over a restart too', async (_what, text) => {
    await writeFile(file, rows(5));
    await (await startSite({ MENU_TABLE: file })).titles();
    await writeFile(file, text);
    expect(await (await startSite({ MENU_TABLE: file })).titles()).toHaveLength(5);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('leaves the other source empty: no samples beside content of one’s own', async () => {
    const { titles } = await startSite({ REVIEWS_TABLE: join(directory, 'reviews.csv') });
    expect(await titles()).toEqual([]);
  });
});
