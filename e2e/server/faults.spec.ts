import { type AdminApi, faults } from '../support/admin-api';
import { menus } from '../support/content';
import { expect, test } from '../support/server-test';
import type { Site } from '../support/site';

type Source = keyof AdminApi['faults'];

const sources: Source[] = ['menus', 'testimonials'];

/** What the pages show of each source: at first, and once its content was edited. */
const before = { menus: 'Flan mixto', testimonials: 'Clienta A' };
const after = { menus: 'Torta nueva', testimonials: 'Vecina nueva' };
const edited = {
  menus: { ...menus, Postres: [{ title: after.menus }] },
  testimonials: [{ name: after.testimonials, message: 'Riquísimo.', stars: 5 }],
};

async function timed(url: string) {
  const asked = Date.now();
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text(), took: Date.now() - asked };
}

/** Visits the page that shows both sources. The visitor waits for no API: a file, asked for beside it, tells how slow the machine is. */
async function visit(site: Site): Promise<string> {
  const [page, file] = await Promise.all([timed(`${site.url}/eventos`), timed(`${site.url}/icon.svg`)]);
  expect(page.status).toBe(200);
  expect(page.took - file.took).toBeLessThan(1_500);
  return page.text;
}

test.describe('a failing admin API', () => {
  test.describe.configure({ timeout: 90_000 });

  for (const fault of faults) {
    test(`${fault}: last good content stays, what works goes on, all recovers`, async ({
      startAdminApi,
      startSite,
    }) => {
      const check = async (failing: Source[]) => {
        const api = await startAdminApi();
        const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
        for (const source of failing) api.faults[source] = fault;
        Object.assign(api.content, edited);

        const working = sources.filter((source) => !failing.includes(source));
        await expect
          .poll(
            async () => {
              const html = await visit(site);
              for (const source of failing) expect(html).toContain(before[source]);
              return (
                working.every((source) => html.includes(after[source])) &&
                failing.every((source) => site.output.includes(`[content] ${source}: failed`))
              );
            },
            { timeout: 30_000 },
          )
          .toBe(true);

        for (const source of failing) delete api.faults[source];
        await expect
          .poll(
            async () => {
              const html = await visit(site);
              return sources.every((source) => html.includes(after[source]));
            },
            { timeout: 30_000 },
          )
          .toBe(true);

        for (const line of site.output.split('\n').filter((text) => text.includes('[content]')))
          expect(line).toMatch(/^\[content\] (menus|testimonials): failed after \d+ ms: \S.{5,80}$/);
        for (const source of working) expect(site.output).not.toContain(`${source}: failed`);
      };
      await Promise.all([check(['menus']), check(['testimonials']), check(sources)]);
    });
  }

  test('an answer that takes four seconds arrives behind the visitors’ backs', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    Object.assign(api.faults, { menus: 'slow', testimonials: 'slow' });
    Object.assign(api.content, edited);
    await expect.poll(() => visit(site), { timeout: 30_000 }).toContain(after.menus);
    await expect.poll(() => visit(site), { timeout: 30_000 }).toContain(after.testimonials);
    expect(site.output).not.toContain('failed');
  });

  test('content that is empty is no failure', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    Object.assign(api.content, { menus: {}, testimonials: [] });
    await expect.poll(() => visit(site)).toContain('Estamos renovando la carta.');
    await expect.poll(() => visit(site)).not.toContain(before.testimonials);
    expect(site.output).not.toContain('failed');
  });

  test('an API that is gone altogether is found again', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    await api.stop();
    await expect
      .poll(async () => {
        expect(await visit(site)).toContain(before.menus);
        return site.output;
      })
      .toContain('ECONNREFUSED');
    await startAdminApi(edited, api.port);
    await expect.poll(() => visit(site), { timeout: 30_000 }).toContain(after.menus);
  });
});
