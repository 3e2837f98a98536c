import type { Page } from '@playwright/test';
import { hostileValues } from './support/hostile';
import { category, expect, openPage, test } from './support/test';

/** Values per test: each makes two reviews, and the site shows 60 at most. */
const BATCH = 30;

const batches = Array.from({ length: Math.ceil(hostileValues.length / BATCH) }, (_, index) =>
  hostileValues.slice(index * BATCH, (index + 1) * BATCH),
);

/** Content with every value in every field, beside valid rows, which must be shown. */
function contentOf(values: readonly unknown[]) {
  const menus = values.flatMap((value, index) => {
    const fields = { price: value, food: value, starters: [value, 'Pan'], principal: [value] };
    return [
      [typeof value === 'string' ? value : `Sin nombre ${index}`, [{ title: value, ...fields }]],
      [`Categoría ${index}`, [{ title: `Opción ${index}`, ...fields }]],
    ];
  });
  const testimonials = values.flatMap((value, index) => [
    {
      _id: value,
      name: `Persona ${index}`,
      message: 'Bien',
      stars: value,
      link: value,
      date: value,
      image: { url: value },
    },
    { _id: `${index}`, name: value, message: value, stars: 5, date: '2026-01-01', image: value },
  ]);
  return { menus: Object.fromEntries(menus), testimonials };
}

/** Replaces `alert`, to record whether a script of the content runs. */
async function recordAlerts(page: Page) {
  await page.addInitScript(() => {
    window.alert = () => {
      document.documentElement.dataset.executed = 'true';
    };
  });
}

/** What of the content has become more than text. */
function findHarm(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    const handlers = elements.filter((element) =>
      element.getAttributeNames().some((name) => /^on/.test(name)),
    );
    const foreign = document.querySelectorAll(
      'iframe, object, embed, base, style, marquee, plaintext, xmp, math',
    );
    const addresses = [...document.querySelectorAll('[href], [src], [action]')]
      .map(
        (element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
      )
      .filter((address) => !/^(https?:\/\/|\/(?!\/)|#|mailto:)/.test(address));
    return {
      executed: document.documentElement.dataset.executed === 'true',
      polluted: 'polluted' in {},
      handlers: handlers.length,
      foreign: foreign.length,
      addresses,
      tooWide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

const unharmed = { executed: false, polluted: false, handlers: 0, foreign: 0, addresses: [], tooWide: false };

test.describe('hostile content', { tag: '@phone' }, () => {
  for (const [number, values] of batches.entries()) {
    test(`values ${number * BATCH + 1} to ${number * BATCH + values.length} are shown as text or left out`, async ({
      page,
      siteWith,
    }) => {
      const { site } = await siteWith(contentOf(values));
      await recordAlerts(page);
      await openPage(page, `${site.url}/eventos`);
      await page.locator('details:not([open])').evaluateAll((categories: HTMLDetailsElement[]) => {
        for (const category of categories) category.open = true;
      });
      await expect(page.getByRole('checkbox', { name: /^Opción \d+/ })).toHaveCount(values.length);
      await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
      await expect(page.getByText(/^Persona \d+$/)).toHaveCount(values.length);
      expect(await findHarm(page)).toEqual(unharmed);
    });
  }

  test('a title with markup is chosen, listed and sent as plain text', async ({
    page,
    whatsapp,
    siteWith,
  }) => {
    const title = '</li><img src=x onerror=alert(1)> & #1 %00 *';
    const { site } = await siteWith({ menus: { constructor: [{ title }] } });
    await recordAlerts(page);
    await openPage(page, `${site.url}/eventos`);
    await category(page, 'constructor').click();
    await page.getByRole('checkbox', { name: title }).check();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('listitem')).toHaveText(title);
    await panel.getByRole('link', { name: 'Solicitar servicio' }).click();
    await expect.poll(() => whatsapp.texts.join()).toContain(`*Menu principal:*\n- ${title}\n`);
    expect(await findHarm(page)).toEqual(unharmed);
  });
});
