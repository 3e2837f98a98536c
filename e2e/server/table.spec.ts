import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFacts } from '../support/facts';
import { readDocument } from '../support/http';
import { expect, test } from '../support/server-test';
import { refresh, type Site, secret, temporaryFolder } from '../support/site';

const menuOf = (...titles: string[]) =>
  `categoría;opción;precio\r\nPostres;${titles.join(';4500\r\n;')};4500\r\n`;

const MENU_TABLE = join(temporaryFolder(), 'menu.csv');
let site: Site;

test.beforeAll(async ({ startSite }) => {
  writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Budín de pan', 'Torta vasca', 'Sin precio'));
  const SITE_URL = 'https://catering.example';
  const env = {
    MENU_TABLE,
    REVALIDATE_SECRET: secret,
    SITE_URL,
    FACTS_TABLE: ownFacts(),
    WHATSAPP_PHONE: '+54 341 555-0000',
  };
  site = await startSite({ env });
});

test('the menu shows its last version, and holds one that looks like a slip', async () => {
  const page = async () => (await fetch(`${site.url}/eventos`)).text();
  /** Requests a refresh, as the owner's script or a scheduled job does, and returns whether the site shows the menu. */
  const refreshMenu = async (): Promise<boolean> => {
    const response = await refresh(site, { sources: ['menus'] });
    return (await response.json()).refreshed.menus;
  };
  expect(await page()).toContain('Budín de pan');
  expect(await page()).not.toMatch(/noindex|Reseña de ejemplo/);

  writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Ñoquis dulces'), 'latin1');
  expect(await refreshMenu()).toBe(true);
  await expect.poll(page).toContain('Ñoquis dulces');

  writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Torta').replace('precio', 'Precio 2026'));
  expect(await refreshMenu()).toBe(false);
  expect(await page()).toContain('Ñoquis dulces');
  const { sources } = await (await fetch(`${site.url}/api/health`)).json();
  expect(sources.menus).toMatchObject({
    held: 'falta la columna "precio", que antes estaba',
    until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  // The owner's page says so too.
  const own = async () =>
    (await readDocument(`${site.url}/presupuesto`)).querySelector('details:has(h2)')?.textContent;
  await expect.poll(own).toMatch(/falta la columna "precio".*Hasta el \d\d\/\d\d a las \d\d:\d\d se muestra/);

  writeFileSync(MENU_TABLE, menuOf('Flan casero', 'Torta'));
  expect(await refreshMenu()).toBe(true);
  await expect.poll(page).toContain('Torta');
  await expect.poll(own).not.toContain('falta la columna');
});
