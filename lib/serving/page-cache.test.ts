import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs/promises';
import PageCache from './page-cache.cjs';

type Call<Method extends 'get' | 'set'> = Parameters<InstanceType<typeof PageCache>[Method]>;

const KEY = '/eventos';
const read = { kind: 'APP_PAGE', isFallback: false } as unknown as Call<'get'>[1];

const html = (text: string) =>
  `<html><head><script src="/a.js" async=""></script></head><body><p>${text}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:1\\n"])</script></body></html>`;

const page = (text: string) => ({ kind: 'APP_PAGE', html: text, headers: {} }) as unknown as Call<'set'>[1];

function startCache() {
  const context = {
    fs,
    flushToDisk: true,
    serverDistDir: '/none',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  };
  return new PageCache(context as unknown as ConstructorParameters<typeof PageCache>[0]);
}

/** The HTML that the cache has for a page. */
async function htmlIn(cache: InstanceType<typeof PageCache>, key = KEY): Promise<string | undefined> {
  const entry = await cache.get(key, read);
  return entry?.value?.kind === 'APP_PAGE' ? String(entry.value.html) : undefined;
}

const set = (cache: InstanceType<typeof PageCache>, value: Call<'set'>[1], key = KEY) =>
  cache.set(key, value, {} as unknown as Call<'set'>[2]);

it('stores a page with its policy and with delayed scripts', async () => {
  const cache = startCache();
  const value = page(html('Flan'));
  await set(cache, value);
  expect(await htmlIn(cache)).toContain('<script data-src="/a.js"></script>');
  expect(value).toMatchObject({
    headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
  });
});

it('keeps the last good page, also after a refresh, and logs an error, if a rendered page is not as expected', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cache = startCache();
  await set(cache, page(html('Flan')));
  await cache.revalidateTag();
  await set(cache, page(html('Budín').replace('<script src=', '<script nonce="evil" src=')));
  expect(await htmlIn(cache)).toContain('Flan');
  expect((await cache.get(KEY, read))?.lastModified).toBeGreaterThan(0);
  expect(error.mock.calls).toEqual([['[pages] /eventos is not kept: no script was found to delay']]);
  await set(cache, page(html('Budín')));
  expect(await htmlIn(cache)).toContain('Budín');
});

it('returns no page that another process has rendered', async () => {
  expect(await htmlIn(startCache(), '/of-the-build')).toBeUndefined();
});

it('expires a page whose request came before the last refresh', async () => {
  const cache = startCache();
  globalThis.requestTimes = new AsyncLocalStorage();
  const before = performance.timeOrigin + performance.now();
  await cache.revalidateTag();
  await globalThis.requestTimes.run(before, () => set(cache, page(html('Flan'))));
  globalThis.requestTimes = undefined;
  expect((await cache.get(KEY, read))?.lastModified).toBe(-1);
  await set(cache, page(html('Budín')));
  expect((await cache.get(KEY, read))?.lastModified).toBeGreaterThan(before);
});

it('keeps the first rendering of the page for missing addresses, which holds the address of none', async () => {
  const cache = startCache();
  const key = '/route-cache/APP_PAGE/0/$/_not-found';
  await set(cache, page(html('rendered at the start')), key);
  await cache.revalidateTag();
  await set(cache, page(html('rendered for /some-visitors-address')), key);
  expect(await htmlIn(cache, key)).toContain('rendered at the start');
  expect((await cache.get(key, read))?.lastModified).toBeGreaterThan(0);
});
