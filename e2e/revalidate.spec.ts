import { menus } from './support/content';
import { expect, test } from './support/test';

const secret = 'a-secret-of-the-tests-0123456789';

test.describe('POST /api/revalidate', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'no screen is involved');

  const post = (url: string, bearer: string | undefined, body: unknown = {}) =>
    fetch(`${url}/api/revalidate`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    });

  test('shows an edit within two seconds, long before its time', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    const answer = await post(site.url, secret);
    expect(await answer.json()).toEqual({ refreshed: { menus: true, testimonials: true } });
    expect(await (await fetch(`${site.url}/eventos`)).text()).toContain('Torta nueva');
  });

  test('refreshes only the source it names', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    await post(site.url, secret, { sources: ['menus'] });
    expect(api.asked).toEqual({ menus: 2, testimonials: 1 });
  });

  test('changes nothing while the API is down', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    api.faults.menus = 'error 500';
    expect(await (await post(site.url, secret)).json()).toEqual({
      refreshed: { menus: false, testimonials: true },
    });
    expect(await (await fetch(`${site.url}/eventos`)).text()).toContain('Flan mixto');
  });

  test('refuses whoever does not hold the secret, and what is no request', async ({ startSite }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    expect((await post(site.url, undefined)).status).toBe(401);
    expect((await post(site.url, secret.slice(0, -1))).status).toBe(401);
    expect((await post(site.url, secret, { sources: ['secrets'] })).status).toBe(400);
    expect((await post(site.url, secret, 'x'.repeat(100_000))).status).toBe(413);
    expect((await fetch(`${site.url}/api/revalidate`)).status).toBe(405);
    for (let number = 0; number < 20; number += 1) await post(site.url, 'guess');
    expect((await post(site.url, secret)).status).toBe(429);
  });

  test('is not there without a secret', async ({ siteUrl }) => {
    expect((await post(siteUrl, secret)).status).toBe(404);
  });

  test('GET /api/health tells the age of each source', async ({ siteUrl }) => {
    const health = await (await fetch(`${siteUrl}/api/health`)).json();
    expect(health).toEqual({
      status: 'ok',
      ages: { menus: expect.any(Number), testimonials: expect.any(Number) },
    });
  });
});
