import { outdatePages } from './outdated-pages.cjs';
import PageCache from './page-cache.cjs';

const page = (text: string, nonce = '') =>
  `<!DOCTYPE html><html><head><script${nonce} src="/a.js" async=""></script></head><body><p>${text}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\"c\\":[\\"\\",\\"eventos?a\\"],\\"q\\":\\"?a\\"}\\n"])</script></body></html>`;

const cache = new PageCache();

/** A different key for each test, because the whole process shares the kept pages. */
let key = '';
let keys = 0;

beforeEach(() => {
  keys += 1;
  key = `/route-cache/APP_PAGE/${keys}/$/eventos`;
});

afterEach(() => jest.restoreAllMocks());

/** Does what Next does: asks the cache, renders if necessary, and passes the result to the cache. */
async function render(html: string) {
  await cache.get(key);
  await cache.set(key, { kind: 'APP_PAGE', html, headers: {} });
}

const outdated = { lastModified: -1 };

it('a page that was not rendered is not in the cache', async () => {
  expect(await cache.get(key)).toBeNull();
});

it('a refresh of the content outdates kept pages', async () => {
  await render(page('Flan'));
  outdatePages();
  expect(await cache.get(key)).toMatchObject(outdated);
});

it('a page that was rendered after a refresh is up to date', async () => {
  outdatePages();
  await render(page('Flan'));
  expect(await cache.get(key)).not.toMatchObject(outdated);
});

it('a page whose rendering began before a refresh is outdated', async () => {
  await cache.get(key);
  outdatePages();
  await cache.set(key, { kind: 'APP_PAGE', html: page('Flan'), headers: {} });
  expect(await cache.get(key)).toMatchObject(outdated);
});

it('a kept page that Next was rendering anew during a refresh is outdated', async () => {
  await render(page('Flan'));
  await cache.get(key);
  outdatePages();
  await cache.set(key, { kind: 'APP_PAGE', html: page('Flan'), headers: {} });
  expect(await cache.get(key)).toMatchObject(outdated);
});

it('the body of a route is kept as it is', async () => {
  await cache.set(key, { kind: 'APP_ROUTE', body: Buffer.from('User-agent: *') });
  expect((await cache.get(key))?.value).toEqual({ kind: 'APP_ROUTE', body: Buffer.from('User-agent: *') });
});

describe('unexpected renderings', () => {
  let log: jest.SpyInstance;

  beforeEach(async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(page('Flan'));
    outdatePages();
    await render(page('Budín', ' nonce="evil"'));
  });

  it('an unexpected rendering does not replace the last good page', async () => {
    const entry = await cache.get(key);
    expect(entry?.value.html).toContain('Flan');
    expect(entry).not.toMatchObject(outdated);
  });

  it('an unexpected rendering is reported in one line', () => {
    expect(log.mock.calls).toEqual([[expect.stringContaining('is not kept')]]);
  });

  it('an unexpected rendering is followed by the next good page', async () => {
    await render(page('Budín'));
    expect((await cache.get(key))?.value.html).toContain('Budín');
  });
});
