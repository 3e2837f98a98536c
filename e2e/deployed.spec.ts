import { openCategories } from './support/states';
import { anywhereWide, expect, firstOption, openPage, test } from './support/test';
import * as ui from './support/ui';

// Safe on any deployed site, whatever its menu: what a fault on it looks like to a visitor. The site's own code would repeat its mistakes.

const TITLES = {
  '/': ['Cátering para tu evento', 'NUESTROS EVENTOS', 'Lo que dicen los clientes'],
  '/eventos': ['COTIZÁ TU EVENTO', 'Diseñá tu menú.', 'Resolvé todas tus dudas por Whatsapp'],
  '/no-existe': ['Error 404!'],
};

const AMOUNT = /\$(\d{1,3}(?:\.\d{3})*)/;

for (const [path, titles] of Object.entries(TITLES))
  test(`${path} has the headings of the site`, anywhereWide, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await openPage(page, path);
    for (const title of titles)
      await expect(page.getByText(title, { exact: true }).first(), `the heading ${title}`).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pedir cotización' })).toBeVisible();
  });

test('the pages show every option and review that the site has read', anywhereWide, async ({ page }) => {
  // Content may change between the two readings.
  await expect(async () => {
    await openPage(page, '/eventos');
    const { sources } = await (await page.request.get('/api/health')).json();
    await openCategories(page);
    const options = ui.menu(page).getByRole('listitem').getByRole('checkbox', { includeHidden: true });
    const reviews = page.getByRole('article', { includeHidden: true });
    expect(await options.count(), 'the options on the page').toBe(sources.menus.kept);
    expect(await reviews.count(), 'the reviews on the page').toBe(sources.testimonials.kept);
  }).toPass();
});

for (const path of ['/', '/eventos'])
  test(`the HTML of ${path} says what its scripts say`, anywhereWide, async ({ page, expectedErrors }) => {
    // React writes what its scripts say, and reports it. This test says what it was.
    expectedErrors.push(/says something else than its scripts/);
    const texts = page.locator('main').locator('h1, h2, h3, label');
    const sent = await page.request.get(path);
    await openPage(page, path);
    const shown = await texts.allTextContents();
    await page.setContent((await sent.text()).replace(/<script[\s\S]*?<\/script>/g, ''));
    expect(await texts.allTextContents()).toEqual(shown);
  });

test(
  'a request with one option asks WhatsApp for it, at its price',
  anywhereWide,
  async ({ page, whatsapp }) => {
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(decodeURIComponent(request.url())));
    await openPage(page, '/eventos');
    await firstOption(page);
    const rows = ui
      .menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    // Only a price per guest without a minimum is simply multiplied.
    const priced = rows.filter({ hasText: AMOUNT }).filter({ hasNotText: /evento|personas/ });
    const hasPrice = (await priced.count()) > 0;
    const row = (hasPrice ? priced : rows).first();
    const option = row.getByRole('checkbox');
    const title = (await option.getAttribute('value')) ?? '';
    const [price = '', amount = ''] = AMOUNT.exec((await row.textContent()) ?? '') ?? [];
    await option.check();
    await ui.requestTab(page).click();
    await ui.sheet(page).getByLabel('Tu nombre').fill('Prueba & Cía #1');
    await ui.sheet(page).getByLabel('Fecha del evento').fill('2027-12-12');
    await ui.sendLink(page).click();
    await expect.poll(() => whatsapp.texts).toHaveLength(1);
    const [text = ''] = whatsapp.texts;
    expect(text).toContain(
      'Hola, mi nombre es Prueba & Cía #1 y quiero cotizar un evento.\n\n*Fecha:* 12/12/2027\n',
    );
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([`- ${title}`]);
    expect(whatsapp.phones).toEqual([expect.stringMatching(/^\d{8,15}$/)]);
    expect(
      sent.filter((url) => url.includes('Prueba')),
      'requests with the name',
    ).toHaveLength(1);

    if (!hasPrice) return;
    await page.bringToFront();
    await ui.sheet(page).getByLabel('Invitados').fill('10');
    const total = `${amount}0`.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.');
    const sum = ui.sheet(page).getByText(`$${total}`).last();
    await expect(sum, `the menu says ${price} for ${title}: ten guests pay $${total}`).toBeVisible();
  },
);

test('the request lists each option at the price that the menu says', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  await firstOption(page);
  await openCategories(page);
  const rows = ui
    .menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  const said = await rows.evaluateAll((options) =>
    options.map((option) => {
      const box = option.querySelector('input');
      box?.click();
      return [box?.value ?? '', option.querySelector('label')?.textContent ?? ''] as const;
    }),
  );
  await ui.requestTab(page).click();
  const listed = ui.sheet(page).getByRole('listitem');
  await expect(listed).toHaveCount(said.length);
  const asked = await listed.allTextContents();
  const priceIn = (text: string) => AMOUNT.exec(text)?.[0];
  const others = said.filter(
    ([title, label]) => !asked.some((text) => text.startsWith(title) && priceIn(text) === priceIn(label)),
  );
  expect(others, 'options that the request lists at another price').toEqual([]);
});

test('a tick stays over a reload', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  const option = await firstOption(page);
  await option.check();
  await expect(ui.requestTab(page)).toBeVisible();
  await page.reload();
  await expect(option).toBeChecked();
  await expect(ui.ticked(page)).toHaveCount(1);
});

test('a bullet brings its review to the front', anywhereWide, async ({ page }) => {
  await openPage(page, '/');
  const count = await page.getByRole('article').count();
  test.skip(count < 2, 'This site has no reviews to go through.');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await ui.bullet(page, 2).click();
  await expect(page.getByRole('article', { name: `2 de ${count}` })).toBeInViewport({ ratio: 0.9 });
});
