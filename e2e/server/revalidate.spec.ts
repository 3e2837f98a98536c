import { menus } from '../support/content';
import { expect, test } from '../support/server-test';

const secret = 'a-secret-of-the-tests-0123456789';

test.describe('POST /api/revalidate', () => {
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

  const refusals: [what: string, bearer: string | undefined, body: unknown, status: number][] = [
    ['no secret', undefined, {}, 401],
    ['an empty secret', '', {}, 401],
    ['another secret', 'guess', {}, 401],
    ['the start of the secret', secret.slice(0, -1), {}, 401],
    ['more than the secret', `${secret}0`, {}, 401],
    ['an unknown source', secret, { sources: ['secrets'] }, 400],
    ['no source at all', secret, { sources: [] }, 400],
    ['a source that is no list', secret, { sources: 'menus' }, 400],
    ['what every object has', secret, { sources: ['__proto__'] }, 400],
    ['a body of another type', secret, [], 400],
    ['a huge body', secret, 'x'.repeat(5_000_000), 413],
    ['a huge body without the secret', 'guess', 'x'.repeat(5_000_000), 401],
  ];

  test('refuses what it must, without a word, and asks nobody', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    for (const [what, bearer, body, status] of refusals) {
      const answer = await post(site.url, bearer, body);
      expect([what, answer.status, await answer.text()]).toEqual([what, status, '']);
    }
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await fetch(`${site.url}/api/revalidate`, { method })).status).toBe(405);
    expect(api.asked).toEqual({ menus: 1, testimonials: 1 });
    expect(site.output).not.toContain(secret);
  });

  test('a flood of guesses is turned away, and does not lock the owner out', async ({ startSite }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const guesses = await Promise.all(Array.from({ length: 60 }, () => post(site.url, 'guess')));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await post(site.url, secret)).status).toBe(200);
  });

  test('a flood of refreshes is turned away', async ({ startSite }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const refreshes = await Promise.all(Array.from({ length: 60 }, () => post(site.url, secret)));
    expect(new Set(refreshes.map(({ status }) => status))).toEqual(new Set([200, 429]));
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
