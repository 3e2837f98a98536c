import { menus } from '../support/content';
import { expect, test } from '../support/server-test';
import { refresh, type Site, secret } from '../support/site';

/** What the events page shows of each source: at first, and once its content was edited. */
const before = { menus: 'Flan mixto', testimonials: 'Clienta A' };
const after = { menus: 'Torta nueva', testimonials: 'Vecina nueva' };
const edited = {
  menus: { ...menus, Postres: [{ title: after.menus }] },
  testimonials: [{ name: after.testimonials, message: 'Riquísimo.', stars: 5 }],
};

/** Visits the page that shows both sources. */
async function visit(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/eventos`);
  expect(response.status).toBe(200);
  return response.text();
}

// What counts as a failure, and that each kind of it is one: lib/content/fetch-json.test.ts and source.test.ts.
test.describe('a failing admin API', () => {
  for (const [failing, working] of [
    ['menus', 'testimonials'],
    ['testimonials', 'menus'],
  ] as const) {
    test(`${failing} that fail stay, ${working} show an edit after REVALIDATE_SECONDS, a refresh shows both`, async ({
      startAdminApi,
      startSite,
    }) => {
      const api = await startAdminApi();
      const site = await startSite({
        env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1', REVALIDATE_SECRET: secret },
      });
      api.faults[failing] = 'error 500';
      Object.assign(api.content, edited);
      await expect
        .poll(async () => {
          const html = await visit(site);
          expect(html).toContain(before[failing]);
          return html.includes(after[working]) && site.output.includes(`[content] ${failing}: failed`);
        })
        .toBe(true);
      for (const line of site.output.split('\n').filter((text) => text.includes('[content]')))
        expect(line).toMatch(new RegExp(`^\\[content\\] ${failing}: failed after \\d+ ms: status 500$`));

      delete api.faults[failing];
      await refresh(site);
      // A page that was being rendered meanwhile may still be the next one.
      for (const text of Object.values(after)) await expect.poll(() => visit(site)).toContain(text);
    });
  }

  test('an API that is gone altogether is found again without a refresh', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    await api.stop();
    await expect
      .poll(async () => {
        const html = await visit(site);
        for (const text of Object.values(before)) expect(html).toContain(text);
        return site.output;
      })
      .toContain('ECONNREFUSED');
    await startAdminApi(edited, api.port);
    await expect.poll(() => visit(site)).toContain(after.menus);
    await expect.poll(() => visit(site)).toContain(after.testimonials);
  });

  test('visitors wait for no API: pages come while its response is still to come', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    api.hold();
    await expect
      .poll(async () => {
        const pending = api.pending;
        const response = await fetch(`${site.url}/eventos`);
        // It was kept: its visitor has not waited for it to be rendered either.
        expect(['HIT', 'STALE']).toContain(response.headers.get('x-nextjs-cache'));
        const html = await response.text();
        for (const text of Object.values(before)) expect(html).toContain(text);
        return pending > 0 && api.pending === pending;
      })
      .toBe(true);
  });

  test('content that is empty is no failure', async ({ siteWith }) => {
    const { site } = await siteWith({ menus: {}, testimonials: [] });
    const html = await visit(site);
    expect(html).toContain('Estamos renovando la carta.');
    expect(html).not.toContain(before.testimonials);
    expect(site.output).not.toContain('failed');
  });
});
