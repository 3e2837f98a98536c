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

it('stores a page with its policy', async () => {
  expect(await get()).toEqual({ html: '' });
  await set(page('Flan'));
  expect(await get()).toMatchObject({
    html: expect.stringContaining('<script data-src="/a.js"></script>'),
    headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
  });
});

it('keeps the last good page if a rendered page is not as expected', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await set(page('Flan'));
  await cache.revalidateTag();
  await set(page('Budín', ' nonce="evil"'));
  expect((await get()).html).toContain('Flan');
  expect((await get()).lastModified).toBeGreaterThan(0);
  expect(error.mock.calls).toEqual([['[pages] /eventos is not kept: no script was found to delay']]);
  await set(page('Budín'));
  expect((await get()).html).toContain('Budín');
});

it('expires a page whose request came before the last refresh', async () => {
  sharedState.requestTimes = new AsyncLocalStorage();
  const before = performance.timeOrigin + performance.now();
  await cache.revalidateTag();
  await sharedState.requestTimes.run(before, () => set(page('Flan')));
  sharedState.requestTimes = undefined;
  expect((await get()).lastModified).toBe(-1);
  await set(page('Budín'));
  expect((await get()).lastModified).toBeGreaterThan(before);
});

it('keeps the first rendering of the page for missing addresses', async () => {
  const key = '/route-cache/APP_PAGE/0/$/_not-found';
  await set(page('rendered at the start'), key);
  await cache.revalidateTag();
  await set(page('rendered for /some-visitors-address'), key);
  expect((await get(key)).html).toContain('rendered at the start');
  expect((await get(key)).lastModified).toBeGreaterThan(0);
});
