import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';
import { FakeRedis } from '@/lib/redis/testing';

const URL = 'https://admin.example/menus/by_category';

const good = { url: URL, text: '{"Postres": [{"title": "Flan ñ 😀"}]}', sentAt: 2_000 };
const older = { ...good, text: 'older', sentAt: 1_000 };

let directory: string;
let redis: FakeRedis;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'last-good-'));
  redis = new FakeRedis();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** Imports the module as a new process does. `text` reads the kept text. */
async function startProcess(folder = 'not/yet') {
  jest.resetModules();
  // Loading zod takes most of a start's time, and zod has no state.
  jest.doMock('zod', () => zod);
  jest.doMock('@/lib/redis/redis', () => redis.module);
  process.env.CONTENT_CACHE_DIR = join(directory, folder);
  const { writeLastGood, readLastGood } = await import('./last-good');
  const text = async (url = URL) => (await readLastGood('menus', url))[0]?.text;
  return { writeLastGood, text };
}

describe('what is kept', () => {
  it('last good content is kept on the disk while Redis refuses it, which is said', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { writeLastGood, text } = await startProcess();
    redis.failure = new Error('OOM command not allowed');
    await writeLastGood('menus', good);
    expect(log.mock.calls).toEqual([[expect.stringContaining('OOM command not allowed')]]);
    expect(await text()).toBe(good.text);
  });

  describe('while Redis does not answer', () => {
    beforeEach(() => {
      redis.failure = new Error('The client is closed');
      redis.isReady = false;
    });

    /** Writes two bodies in one process, and starts the next one. */
    async function restart() {
      const { writeLastGood } = await startProcess();
      await writeLastGood('menus', older);
      await writeLastGood('menus', good);
      return startProcess();
    }

    it('last good content is empty before the first write', async () => {
      const { text } = await startProcess();
      expect(await text()).toBeUndefined();
    });

    it('last good content survives a restart', async () => {
      const { text } = await restart();
      expect(await text()).toBe(good.text);
    });

    it('last good content is only for its own address', async () => {
      const { text } = await restart();
      expect(await text('https://other.example/menus/by_category')).toBeUndefined();
    });

    it('last good content is one file on the disk', async () => {
      await restart();
      expect(await readdir(join(directory, 'not/yet'))).toEqual(['menus.json']);
    });
  });

  it('last good content causes one warning if the disk cannot be written', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await writeFile(join(directory, 'file'), '');
    const { writeLastGood } = await startProcess('file/content');
    await writeLastGood('menus', older);
    await writeLastGood('menus', good);
    expect(warn.mock.calls).toEqual([['[content] disk: last good content cannot be written: ENOTDIR']]);
  });

  it('last good content does not wait for a Redis that never answers', async () => {
    const { writeLastGood, text } = await startProcess();
    await writeLastGood('menus', good);
    jest.spyOn(redis, 'get').mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const found = text();
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    expect(await found).toBe(good.text);
  });

  it('last good content comes from Redis if Redis is newer', async () => {
    const one = await startProcess();
    const other = await startProcess('other');
    await one.writeLastGood('menus', older);
    await other.writeLastGood('menus', good);
    expect(await one.text()).toBe(good.text);
  });

  it('last good content comes from the disk if the disk is newer', async () => {
    const { writeLastGood, text } = await startProcess();
    await writeLastGood('menus', older);
    redis.strings.set('menus', JSON.stringify({ ...good, text: 'oldest', sentAt: 5 }));
    expect(await text()).toBe(older.text);
  });

  describe.each([
    ['half written', JSON.stringify(good).slice(0, 40)],
    ['of another shape', '{"url": 5}'],
    ['something else', 'x'],
    ['longer than the API may send', JSON.stringify({ ...good, text: 'a'.repeat(2_000_001) })],
  ])('if the kept text is %s,', (_what, kept) => {
    let warn: jest.SpyInstance;

    beforeEach(async () => {
      warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await writeFile(join(directory, 'menus.json'), kept);
      redis.strings.set('menus', kept);
    });

    it('last good content is empty', async () => {
      const { text } = await startProcess('');
      expect(await text()).toBeUndefined();
    });

    it('last good content causes one warning', async () => {
      const { text } = await startProcess('');
      await text();
      await text();
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/^\[content\] menus: the last good content on the disk cannot be read: /)],
      ]);
    });

    it('last good content is replaced by the next write', async () => {
      const { writeLastGood, text } = await startProcess('');
      await writeLastGood('menus', good);
      expect(await text()).toBe(good.text);
    });
  });
});
