import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zod from 'zod';
import type {} from './peers';
import type { SourceName } from './source-names';

const URL = 'https://admin.example/menus/by_category';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'last-good-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  globalThis.peers = undefined;
  await rm(directory, { recursive: true });
});

/** The module as a new process imports it, with the texts that it reads. */
async function startProcess(cacheDir = directory) {
  jest.resetModules();
  // Loading zod takes most of the time of a start, and it has no state.
  jest.doMock('zod', () => zod);
  globalThis.contentWarnings = undefined;
  process.env.CONTENT_CACHE_DIR = cacheDir;
  const { writeLastGood, readLastGood } = await import('./last-good');
  const textsOf = async (source: SourceName, url: string, putBack: boolean) =>
    (await readLastGood(source, url, putBack)).map(({ text }) => text);
  return {
    writeLastGood,
    textsFrom: (url: string) => textsOf('menus', url, false),
    texts: (source: SourceName = 'menus') => textsOf(source, URL, false),
    textsAndPutBack: () => textsOf('menus', URL, true),
  };
}

/** A Redis with nothing in it, which every process that starts after this call uses. */
function startRedis(): Map<SourceName, string> {
  const values = new Map<SourceName, string>();
  globalThis.peers = {
    refresh: () => undefined,
    readLastGood: async (source) => values.get(source) ?? '',
    writeLastGood: (source, value) => {
      values.set(source, value);
    },
  };
  return values;
}

/** Redis does not answer from now on. */
function loseRedis() {
  const { peers } = globalThis;
  if (peers) peers.readLastGood = async () => undefined;
}

const good = { url: URL, text: '{"Postres": [{"title": "Flan ñ 😀"}], "2024": []}', sentAt: 2_000 };
const older = { ...good, text: 'older', sentAt: 1_000 };

describe('last good content', () => {
  it('is nothing before anything was kept', async () => {
    const { texts } = await startProcess();
    expect(await texts()).toEqual([]);
  });

  it('is what was kept last', async () => {
    const { texts, writeLastGood } = await startProcess();
    await writeLastGood('menus', older);
    await writeLastGood('menus', good);
    expect(await texts()).toEqual([good.text]);
  });

  it('is kept separately for each source', async () => {
    const { texts, writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    expect(await texts('testimonials')).toEqual([]);
  });

  it('survives a restart', async () => {
    const before = await startProcess();
    await before.writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.texts()).toEqual([good.text]);
  });

  it('of another address is not used', async () => {
    const before = await startProcess();
    await before.writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.textsFrom('https://other.example/menus/by_category')).toEqual([]);
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
  ])('is nothing, which is told once: %s', async (_what, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await writeFile(join(directory, 'menus.json'), text);
    const { texts } = await startProcess();
    expect(await texts()).toEqual([]);
    expect(await texts()).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[content\] menus: the last good content on the disk cannot be read: /)],
    ]);
  });

  it('of an earlier version, without a time, is used', async () => {
    const { url, text } = good;
    await writeFile(join(directory, 'menus.json'), JSON.stringify({ url, text }));
    const { texts } = await startProcess();
    expect(await texts()).toEqual([text]);
  });

  it('is replaced by the next good content', async () => {
    await writeFile(join(directory, 'menus.json'), '{{{');
    const { writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    const after = await startProcess();
    expect(await after.texts()).toEqual([good.text]);
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
      [expect.stringMatching(/^\[content\] last good content cannot be written to the disk: .+$/)],
    ]);
  });
});

describe('last good content in Redis', () => {
  it('is what another instance has kept', async () => {
    startRedis();
    const { writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    const other = await startProcess(join(directory, 'other'));
    expect(await other.texts()).toEqual([good.text]);
  });

  it('comes before that on the disk when it is newer', async () => {
    startRedis();
    const { writeLastGood } = await startProcess();
    const other = await startProcess(join(directory, 'other'));
    await other.writeLastGood('menus', older);
    await writeLastGood('menus', good);
    expect(await other.texts()).toEqual([good.text, older.text]);
  });

  it('comes after that on the disk when it is older', async () => {
    const redis = startRedis();
    const { texts, writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    redis.set('menus', JSON.stringify(older));
    expect(await texts()).toEqual([good.text, older.text]);
  });

  it('of another address is not used', async () => {
    const redis = startRedis();
    redis.set('menus', JSON.stringify({ ...good, url: 'https://other.example/menus/by_category' }));
    const { texts } = await startProcess();
    expect(await texts()).toEqual([]);
  });

  it.each([
    ['half of it', JSON.stringify(good).slice(0, 40)],
    ['another shape', '{"url": 5}'],
    ['binary', '\u0000\u0001\uFFFD'],
    ['longer than the API may send', JSON.stringify({ ...good, text: `"${'a'.repeat(2_000_000)}"` })],
  ])('is nothing when it is invalid: %s', async (_what, value) => {
    const redis = startRedis();
    redis.set('menus', value);
    const { texts } = await startProcess();
    expect(await texts()).toEqual([]);
  });

  it('does not keep that on the disk from being read while Redis does not answer', async () => {
    startRedis();
    const { texts, writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    loseRedis();
    expect(await texts()).toEqual([good.text]);
  });

  it.each([
    ['nothing', ''],
    ['an older one', JSON.stringify(older)],
    ['an invalid one', '{{{'],
  ])('is put back from the disk when there is %s', async (_what, value) => {
    const redis = startRedis();
    const { textsAndPutBack, writeLastGood } = await startProcess();
    await writeLastGood('menus', good);
    redis.set('menus', value);
    await textsAndPutBack();
    expect(JSON.parse(redis.get('menus') ?? '')).toEqual(good);
  });

  it('is not put back over a newer one', async () => {
    const redis = startRedis();
    const { textsAndPutBack, writeLastGood } = await startProcess();
    await writeLastGood('menus', older);
    redis.set('menus', JSON.stringify(good));
    await textsAndPutBack();
    expect(JSON.parse(redis.get('menus') ?? '')).toEqual(good);
  });

  it('is not put back while Redis does not answer, for what it has may be newer', async () => {
    const redis = startRedis();
    const { textsAndPutBack, writeLastGood } = await startProcess();
    await writeLastGood('menus', older);
    redis.set('menus', JSON.stringify(good));
    loseRedis();
    await textsAndPutBack();
    expect(JSON.parse(redis.get('menus') ?? '')).toEqual(good);
  });
});
