import type { Page, Route } from '@playwright/test';
import { menus, testimonials } from './support/content';
import { anywhere, expect, openPage, test } from './support/test';

const whatsappLink = /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/;
const howToAsk = (page: Page) =>
  page.getByText('Anotá lo que te guste y pedinos la cotización por WhatsApp.');
const launcher = (page: Page) => page.getByRole('link', { name: 'Chatear por WhatsApp' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows banner, photos and reviews, with nothing over them', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Armá tu menú' }).click({ trial: true });
    await expect(page.getByText('Cargando...')).toBeHidden();
    const photos = page.locator('#menu-section').getByRole('img');
    await expect(photos).toHaveCount(8);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeVisible();
    for (const { message } of testimonials) await expect(page.getByText(message)).toBeVisible();
    await page.getByText('Mensaje 7').scrollIntoViewIfNeeded();
    await expect(page.getByText('Mensaje 7')).toBeInViewport();
    await expect(page.getByRole('button', { name: /rese/ })).toHaveCount(0);
  });

  test('all of the menu is open, and the form says how to ask without it', async ({ page }) => {
    await page.goto('/eventos');
    for (const { title } of Object.values(menus).flat()) {
      await expect(page.getByRole('checkbox', { name: title })).toBeVisible();
    }
    await expect(page.getByText('$48.500')).toBeVisible();
    await expect(howToAsk(page)).toBeVisible();
  });

  test('WhatsApp is a plain link away in chat button, form and footer', async ({ page }) => {
    await page.goto('/eventos');
    await expect(launcher(page)).toHaveAttribute('href', whatsappLink);
    await expect(howToAsk(page).getByRole('link')).toHaveAttribute('href', whatsappLink);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', whatsappLink);
  });

  test('the phone menu opens and leads on', { tag: '@phone' }, async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 700, 'the links stand in the bar');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Cotizar evento' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
  });
});

test.describe('with scripts that cannot be fetched', { tag: '@phone' }, () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
  });

  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos cargar todo el sitio.' });

  test('one that fails is fetched again, and the page comes to life', async ({ page }) => {
    const failed = new Set<string>();
    await page.route('**/*.js', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await openPage(page, '/eventos');
    await page.getByRole('checkbox', { name: 'Pizza party' }).check();
    await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('a second failure is told, and a reload brings all of it, ticks included', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/eventos');
    await page.getByRole('checkbox', { name: 'Pizza party' }).check();
    await expect(bar(page)).toBeVisible();
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Pizza party' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('the whole page can be read, and WhatsApp reached', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/eventos');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Flan mixto' })).toBeVisible({ timeout: 15_000 });
    await expect(howToAsk(page)).toBeVisible();
    await launcher(page).click({ trial: true });
    await page.goto('/');
    await expect(page.getByText('Cargando...')).not.toBeInViewport();
    const photo = page.locator('#menu-section').getByRole('img').last();
    // The style sheet keeps the photos away for some seconds: until then there is nothing to scroll to.
    await expect(async () => {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('with scripts that come late', () => {
  /** Holds all scripts back; the function returned lets them come. */
  async function holdScripts(page: Page): Promise<() => Promise<unknown>> {
    const held: Route[] = [];
    let released = false;
    await page.route('**/*.js', (route) => (released ? route.continue() : held.push(route)));
    return () => {
      released = true;
      return Promise.all(held.map((route) => route.continue()));
    };
  }

  /** The scripts have taken over. */
  const atWork = (page: Page) =>
    expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();

  test('what was ticked meanwhile stays and is asked for, beside what was saved', async ({
    page,
    whatsapp,
  }) => {
    await openPage(page, '/eventos');
    await page.getByRole('checkbox', { name: 'Casamiento' }).check();
    const release = await holdScripts(page);
    await page.goto('/eventos', { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: 'Pizza party' }).check();
    await release();
    await atWork(page);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
    await expect.poll(() => whatsapp.texts[0]).toContain('- Pizza party\n- Casamiento & fiesta #1\n');
    await page.bringToFront();
    await page.reload();
    await atWork(page);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('categories that had to open by themselves stay open, with what was ticked in them', {
    tag: '@phone',
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/eventos', { waitUntil: 'commit' });
    const flan = page.getByRole('checkbox', { name: 'Flan mixto' });
    await expect(flan).toBeHidden();
    await expect(flan).toBeVisible({ timeout: 15_000 });
    await flan.check();
    await release();
    await atWork(page);
    await expect(flan).toBeVisible();
    await expect(flan).toBeChecked();
    await expect(howToAsk(page)).toBeHidden();
    const category = page.getByRole('button', { name: 'Postres', exact: true });
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await category.click();
    await expect(flan).toBeHidden();
  });

  test('the focus stays where it is', anywhere, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/eventos', { waitUntil: 'commit' });
    const box = page.getByRole('checkbox').nth(1);
    await box.focus();
    await release();
    await atWork(page);
    await expect(box).toBeFocused();
  });
});
