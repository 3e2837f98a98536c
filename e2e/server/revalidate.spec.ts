import type { AdminApi } from '../support/admin-api';
import { menus, testimonials } from '../support/content';
import { expect, test } from '../support/server-test';
import { refresh, type Site, secret } from '../support/site';

test.describe('refreshes', () => {
  test('POST /api/revalidate shows an edit at once', async ({ startSite }) => {
    const site = await startSite({ content: {}, shared: true });
    const { api } = site;
    const page = async () => (await fetch(`${site.url}/eventos`)).text();
    expect(await page()).not.toContain('Torta nueva');
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    const requests = { ...api.requests };
    const response = await refresh(site, { sources: ['menus'] });
    expect(await response.json()).toEqual({ refreshed: { menus: true } });
    expect(api.requests).toEqual({ menus: requests.menus + 1, testimonials: requests.testimonials });
    expect(await page()).toContain('Torta nueva');

    api.faults.menus = 'error 500';
    const report = await (await refresh(site)).json();
    expect(report).toEqual({ refreshed: { menus: false, testimonials: true, facts: true } });
    expect(await page()).toContain('Torta nueva');
  });

  const ONE_SENTENCE = expect.stringMatching(/^[A-ZÁÉÍÓÚ].+\.\n$/);

  const refusals: [what: string, bearer: string, body: unknown, status: number][] = [
    ['an empty secret', '', {}, 401],
    ['the start of the secret', secret.slice(0, -1), {}, 401],
    ['more than the secret', `${secret}0`, {}, 401],
    ['a body without the quotes, as a shell of Windows sends it', secret, '{sources:[menus]}', 400],
    ['an unknown source', secret, { sources: ['secrets'] }, 400],
    ['no source at all', secret, { sources: [] }, 400],
    ['a property of every object', secret, { sources: ['__proto__'] }, 400],
    ['a body that is not an object', secret, [], 400],
    ['a huge body', secret, 'x'.repeat(5_000_000), 413],
    ['a huge body without the secret', 'guess', 'x'.repeat(5_000_000), 401],
  ];

  test('POST /api/revalidate refuses invalid requests with one sentence', async ({ startSite }) => {
    const site = await startSite({ content: {}, shared: true });
    const { api } = site;
    const requests = { ...api.requests };
    for (const [what, bearer, body, status] of refusals) {
      const response = await refresh(site, body, bearer);
      expect([what, response.status, await response.text()]).toEqual([what, status, ONE_SENTENCE]);
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${site.url}/api/revalidate`, { method });
      expect([response.status, await response.text()]).toEqual([405, 'Va con POST.\n']);
    }
    expect(api.requests).toEqual(requests);
    expect(site.output).not.toContain(secret);
  });

  test('POST /api/revalidate does not exist without REVALIDATE_SECRET', async ({ siteUrl }) => {
    const response = await refresh({ url: siteUrl });
    expect([response.status, await response.text()]).toEqual([404, ONE_SENTENCE]);
  });
});

test('GET /api/health returns the age and rows of each source', async ({ startSite }) => {
  const site = await startSite({
    content: {
      menus: { Postres: [{ title: 'Flan' }, { title: 'Budín' }, { price: 100 }] },
      testimonials: [{ name: 'Ana', message: 'Rico' }],
    },
    shared: true,
  });
  expect(await (await fetch(`${site.url}/api/health`)).json()).toEqual({
    status: 'ok',
    sources: {
      menus: { ageSeconds: expect.any(Number), kept: 2, leftOut: 1 },
      testimonials: { ageSeconds: expect.any(Number), kept: 1, leftOut: 0 },
      facts: { ageSeconds: expect.any(Number), kept: expect.any(Number), leftOut: 0 },
    },
  });
});

test.describe('no content yet', () => {
  let api: AdminApi;
  let site: Site;

  test.beforeAll(async ({ startApi, startSite }) => {
    api = await startApi({ menus, testimonials });
    api.faults = { menus: 'error 500', testimonials: 'error 500' };
    site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
  });

  test('the health of a site is 503 until there is any content', async () => {
    const health = async () => (await fetch(`${site.url}/api/health`)).status;
    expect(await health()).toBe(503);
    api.faults = {};
    // No page is requested meanwhile.
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
  });
});
