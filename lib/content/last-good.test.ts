import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';
import { sharedState } from '@/lib/shared-state';

const URL = 'https://admin.example/menus/by_category';

const good = { url: URL, text: '{"Postres": [{"title": "Flan ñ 😀"}]}', sentAt: 2_000 };
const older = { ...good, text: 'older', sentAt: 1_000 };

let directory: string;
/** What is in Redis; undefined while it does not answer. */
let redis: string | undefined;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'last-good-'));
  redis = '';
  sharedState.peers = {
    token: '',
    refresh: () => undefined,
    readLastGood: async () => redis,
    writeLastGood: (_source, value) => {
      if (redis !== undefined) redis = value;
    },
  };
});

afterEach(async () => {
  jest.restoreAllMocks();
  sharedState.peers = undefined;
  await rm(directory, { recursive: true });
});

/** The module as a new process imports it, with the texts that it reads. */
async function startProcess(folder = 'not/yet') {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  process.env.CONTENT_CACHE_DIR = join(directory, folder);
  const { writeLastGood, readLastGood } = await import('./last-good');
  const texts = async (url = URL) => (await readLastGood('menus', url)).map(({ text }) => text);
  return { writeLastGood, texts };
}

describe('last good content', () => {
  it('survives a restart while Redis does not answer', async () => {
    redis = undefined;
    const before = await startProcess();
    expect(await before.texts()).toEqual([]);
    await before.writeLastGood('menus', older);
    await before.writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.texts()).toEqual([good.text]);
    expect(await after.texts('https://other.example/menus/by_category')).toEqual([]);
    expect(await readdir(join(directory, 'not/yet'))).toEqual(['menus.json']);
  });

  it('is the newer of what the disk has and what is in Redis', async () => {
    const one = await startProcess();
    const other = await startProcess('other');
    await one.writeLastGood('menus', older);
    await other.writeLastGood('menus', good);
    expect(await one.texts()).toEqual([good.text, older.text]);
    redis = JSON.stringify({ ...good, text: 'oldest', sentAt: 5 });
    expect(await one.texts()).toEqual([older.text, 'oldest']);
  });

  it.each([
    ['half written', JSON.stringify(good).slice(0, 40)],
    ['of another shape', '{"url": 5}'],
    ['longer than the API may send', JSON.stringify({ ...good, text: 'a'.repeat(2_000_001) })],
  ])('is nothing where what was kept is %s', async (_what, kept) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await writeFile(join(directory, 'menus.json'), kept);
    redis = kept;
    const { writeLastGood, texts } = await startProcess('');
    expect(await texts()).toEqual([]);
    expect(await texts()).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[content\] menus: the last good content on the disk cannot be read: /)],
    ]);
    await writeLastGood('menus', good);
    expect(await texts()).toEqual([good.text, good.text]);
  });
});
