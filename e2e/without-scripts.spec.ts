import { menus, testimonials } from './support/content';
import { endStyleWaits, expect, test } from './support/test';
import * as ui from './support/ui';

const whatsappLink = /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('with timers', () => {
    test.use({ pageWaits: true });

    test('the loading overlay ends by itself without scripts', async ({ page }) => {
      await page.goto('/');
      await ui.menuLink(page).click({ trial: true });
      await ui.navigation(page).getByRole('link', { name: 'Pedir cotización' }).click();
      await expect(ui.eventsTitle(page)).toBeVisible();
    });
  });

  test('the home page shows photos and reviews without scripts', async ({ page }) => {
    await page.goto('/');
    await endStyleWaits(page);
    await expect(page.getByText('Cargando...')).toBeHidden();
    const photos = page.locator('#menu-section').getByRole('img');
    await expect(photos).toHaveCount(8);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeInViewport();
    for (const { message } of testimonials) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('button', { name: /rese/ })).toHaveCount(0);

    await page.getByText('Mensaje 1').hover();
    await page.mouse.wheel(5_000, 0);
    await expect(page.getByText('Mensaje 7')).toBeInViewport();
  });

  test('chips and headers of the categories work without scripts', async ({ page }) => {
    await page.goto('/eventos');
    await endStyleWaits(page);
    await page.getByRole('link', { name: 'Postres' }).tap();
    await expect(ui.option(page, 'Flan mixto')).toBeInViewport();
    for (const [name, options] of Object.entries(menus)) {
      if (!(await ui.option(page, options[0]?.title ?? '').isVisible())) await ui.category(page, name).tap();
      for (const { title } of options) await expect(ui.option(page, title)).toBeVisible();
    }
    await expect(page.getByText('$48.500')).toBeVisible();
    const howToAsk = page.getByText('Anotá lo que te guste y pedinos la cotización por WhatsApp.');
    await expect(howToAsk).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const link of [
      howToAsk.getByRole('link'),
      ui.chatLink(page),
      footer.getByRole('link', { name: 'WhatsApp' }),
    ])
      await expect(link).toHaveAttribute('href', whatsappLink);
  });
});
