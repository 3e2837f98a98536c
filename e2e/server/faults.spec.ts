import { menus, testimonials } from '../support/content';
import { expect, test } from '../support/server-test';
import type { Site } from '../support/site';

/** A text that the events page shows from each source: before an edit and after it. */
const before = { menus: 'Flan mixto', testimonials: 'Clienta A' };
const after = { menus: 'Torta nueva', testimonials: 'Vecina nueva' };
const edited = {
  menus: { ...menus, Postres: [{ title: after.menus }] },
  testimonials: [{ name: after.testimonials, message: 'Riquísimo.', stars: 5 }],
};

/** Fetches the events page, which shows both sources. */
async function visit(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/eventos`);
  expect(response.status).toBe(200);
  return response.text();
}

test('a failing admin API makes no visitor wait, whether it is slow or down', async ({
  startApi,
  startSite,
}) => {
  const site = await startSite({ env: { REVALIDATE_SECONDS: '1' }, content: {} });
  const { api } = site;
  const visitBefore = async () => {
    const response = await fetch(`${site.url}/eventos`);
    // From the cache: the visitor has not waited for a rendering either.
    expect(['HIT', 'STALE']).toContain(response.headers.get('x-nextjs-cache'));
    const html = await response.text();
    for (const text of Object.values(before)) expect(html).toContain(text);
  };
  for (const text of Object.values(before)) await expect.poll(() => visit(site)).toContain(text);
  api.faults = { menus: 'hanging', testimonials: 'hanging' };
  await expect
    .poll(async () => {
      const pending = api.pending;
      await visitBefore();
      return pending > 0 && api.pending === pending;
    })
    .toBe(true);
  await api.stop();
  await expect
    .poll(() => visitBefore().then(() => site.output))
    .toContain('el servidor de esa dirección no contesta');
  await startApi(edited, api.port);
  for (const text of Object.values(after)) await expect.poll(() => visit(site)).toContain(text);
});

test('a menu that has never arrived is named by /api/health, with status 200', async ({
  startApi,
  startSite,
}) => {
  const api = await startApi({ menus, testimonials });
  api.faults.menus = 'error 500';
  const { url } = await startSite({ env: { ADMIN_API_URL: api.url } });
  const health = async () => {
    const response = await fetch(`${url}/api/health`);
    return [response.status, (await response.json()).status];
  };
  await expect.poll(health).toEqual([200, 'no menus']);
});
