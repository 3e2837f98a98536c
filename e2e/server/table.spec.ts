import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/server-test';
import { Site, secret, temporaryFolder } from '../support/site';

const menuOf = (...titles: string[]) =>
  `categoría;opción;precio\r\nPostres;${titles.join(';4500\r\n;')};4500\r\n`;

const pageOf = async ({ url }: Site) => (await fetch(`${url}/eventos`)).text();

/** Asks for a refresh, as the owner's script or a scheduled job does, and returns whether the menu was taken. */
async function refreshMenu({ url }: Site, accept = false): Promise<boolean> {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ sources: ['menus'], accept }),
  });
  return (await response.json()).refreshed.menus;
}

test.describe('a site whose menu is a table', () => {
  test('shows it as it was saved last, is no sample, and has no reviews', async ({ startSite }) => {
    const MENU_TABLE = join(temporaryFolder(), 'menu.csv');
    writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Budín de pan', 'Torta vasca', 'Sin precio'));
    const env = { MENU_TABLE, REVALIDATE_SECRET: secret, SITE_URL: 'https://catering.example' };
    const site = await startSite({ env });
    const page = await pageOf(site);
    expect(page).toContain('Budín de pan');
    expect(page).not.toContain('noindex');
    expect(page).not.toContain('Reseña de ejemplo');

    writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Ñoquis dulces'), 'latin1');
    expect(await refreshMenu(site)).toBe(true);
    await expect.poll(() => pageOf(site)).toContain('Ñoquis dulces');

    writeFileSync(MENU_TABLE, 'categoría;opción\r\n');
    expect(await refreshMenu(site)).toBe(false);
    expect(site.output).toMatch(/menus: failed after \d+ ms: it has 0 rows, fewer than half of the last 2$/m);
    const { sources } = await (await fetch(`${site.url}/api/health`)).json();
    expect(sources.menus).toMatchObject({ kept: 2, leftOut: 0 });
    expect(await pageOf(site)).toContain('Ñoquis dulces');
    expect(await refreshMenu(site, true)).toBe(true);
    await expect.poll(() => pageOf(site)).toContain('Estamos renovando la carta');
  });

  test('does not start where an admin API is named for the same source', async () => {
    const env = { MENU_TABLE: 'menu.csv', ADMIN_API_URL: 'https://admin.example/api' };
    const site = await Site.launch({ env });
    expect(await site.ended()).toBe(1);
    expect(site.output).toContain('MENU_TABLE must be left out where ADMIN_API_URL is set');
  });
});
