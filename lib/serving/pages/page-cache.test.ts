import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs/promises';
import { sharedState } from '@/lib/shared-state';
import PageCache from './page-cache.cjs';

type Call<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof PageCache>[Method]>;

const KEY = '/eventos';

const page = (text: string, nonce = '') =>
  `<html><head><script${nonce} src="/a.js" async=""></script></head><body><p>${text}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:1\\n"])</script></body></html>`;

let cache: InstanceType<typeof PageCache>;

beforeEach(() => {
  const context = { fs, flushToDisk: true, serverDistDir: '/none', maxMemoryCacheSize: 1_000_000 };
  cache = new PageCache({ ...context, revalidatedTags: [] } as unknown as ConstructorParameters<
    typeof PageCache
  >[0]);
});

/** What the cache has of a page: its HTML, and when it was rendered. */
async function get(key = KEY) {
  const entry = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as unknown as Call<'get'>[1]);
  return { html: '', ...entry?.value, lastModified: entry?.lastModified };
}

const set = (html: string, key = KEY) => {
  const value = { kind: 'APP_PAGE', html, headers: {} } as unknown as Call<'set'>[1];
  return cache.set(key, value, {} as Call<'set'>[2]);
};

it('has no page that was not rendered', async () => {
  expect(await get('/not-rendered')).toEqual({ html: '' });
});

it('keeps a page with its policy', async () => {
  await set(page('Flan'));
  expect(await get()).toMatchObject({
    headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
  });
});

it('keeps a page whose scripts wait', async () => {
  await set(page('Flan'));
  expect((await get()).html).toContain('<script data-src="/a.js"></script>');
});

describe('after a rendering that is not as expected', () => {
  let error: jest.SpyInstance;

  beforeEach(async () => {
    error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await set(page('Flan'));
    await cache.revalidateTag();
    await set(page('Budín', ' nonce="evil"'));
  });

  afterEach(() => jest.restoreAllMocks());

  it('has the last good page', async () => {
    expect((await get()).html).toContain('Flan');
  });

  it('has a page that is not out of date', async () => {
    expect((await get()).lastModified).toBeGreaterThan(0);
  });

  it('has said why', () => {
    expect(error.mock.calls).toEqual([['[pages] /eventos is not kept: no script was found to delay']]);
  });

  it('takes the next good page', async () => {
    await set(page('Budín'));
    expect((await get()).html).toContain('Budín');
  });
});

describe('after content was refreshed', () => {
  let before: number;

  beforeEach(async () => {
    before = performance.timeOrigin + performance.now();
    await cache.revalidateTag();
  });

  it('expires a page whose request came earlier', async () => {
    sharedState.requestTimes = new AsyncLocalStorage();
    await sharedState.requestTimes.run(before, () => set(page('Flan')));
    sharedState.requestTimes = undefined;
    expect((await get()).lastModified).toBe(-1);
  });

  it('has a page whose request came later', async () => {
    await set(page('Budín'));
    expect((await get()).lastModified).toBeGreaterThan(before);
  });
});

describe('the page for missing addresses', () => {
  const key = '/route-cache/APP_PAGE/0/$/_not-found';

  beforeEach(async () => {
    await set(page('rendered at the start'), key);
    await cache.revalidateTag();
    await set(page('rendered for /some-visitors-address'), key);
  });

  it('stays as it was rendered first', async () => {
    expect((await get(key)).html).toContain('rendered at the start');
  });

  it('does not expire', async () => {
    expect((await get(key)).lastModified).toBeGreaterThan(0);
  });
});
