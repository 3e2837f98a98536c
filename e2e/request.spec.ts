import type { Locator, Page, Route } from '@playwright/test';
import { menus } from './support/content';
import { firstLoadScriptUrls } from './support/first-load';
import { refresh, secret } from './support/site';
import { keepGuards, placeOf, tapPlace } from './support/tap-place';
import { category, endStyleWaits, expect, openPage, requestTab, test } from './support/test';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
const send = (page: Page) => sheet(page).getByRole('link', { name: 'Solicitar servicio' });

/** A menu that fills every screen. */
const longMenu = {
  'A Pedido': Array.from({ length: 80 }, (_, index) => ({
    title: `Opción número ${index + 1} con un nombre que ocupa dos renglones`,
    price: 1_000 + index,
  })),
};

test.describe('a wedding of 120 guests', () => {
  test('is requested with all its details, from an Instagram link', async ({
    page,
    whatsapp,
    adminApi,
    startSite,
  }) => {
    const site = await startSite({ env: { ADMIN_API_URL: adminApi.url, MESSAGE_ORIGIN: '1' } });
    await page.clock.setFixedTime('2026-11-21T15:00:00Z');
    await openPage(page, `${site.url}/ig/eventos`);
    await box(page, 'Casamiento & fiesta #1').check();
    await category(page, 'Entradas').click();
    await box(page, 'Empanadas').check();
    await category(page, 'Postres').click();
    await box(page, 'Mesa dulce').check();
    await expect(requestTab(page)).toContainText('desde $55.400 por persona');

    await requestTab(page).click();
    await sheet(page).getByLabel('Tu nombre').fill('Ana & Luis');
    await sheet(page).getByLabel('Fecha del evento').fill('2026-12-12');
    await sheet(page).getByLabel('Invitados').fill('120');
    await sheet(page).getByText('Agregar detalles (opcional)').click();
    await sheet(page).getByLabel('Tipo de evento').selectOption('Casamiento');
    await sheet(page).getByLabel('Hora').fill('21:00');
    await sheet(page).getByLabel('Zona').fill('Palermo');
    await sheet(page).getByLabel('Celíacos').fill('2');
    await sheet(page).getByLabel('Veganos').fill('3');
    await sheet(page).getByLabel('Comentarios').fill('Hay escalera.\nSin música 🎻');
    await expect(sheet(page)).toContainText('sábado 12 de diciembre de 2026, faltan 21 días');
    await expect(sheet(page)).toContainText('Total para 120: desde $6.648.000');

    await send(page).click();
    await expect
      .poll(() => whatsapp.texts)
      .toEqual([
        `Hola, mi nombre es Ana & Luis y quiero cotizar un evento.

*Fecha:* 12/12/2026

*Invitados:* 120

*Evento:* Casamiento

*Hora:* 21:00

*Zona:* Palermo

*Menús especiales:* 2 celíacos, 3 veganos

*Comentarios:* Hay escalera. Sin música 🎻

*Entrada:*
- Empanadas

*Menu principal:*
- Casamiento & fiesta #1

*Postre:*
- Mesa dulce

*Bebidas:*
Sin especificar

*Estimado:* desde $55.400 por persona, desde $6.648.000 en total (precios al 21/11/2026)

(Los encontré por Instagram)`,
      ]);
  });

  test('is shared as a link, changed by somebody else and printed', { tag: '@phone' }, async ({
    page,
    browser,
    siteUrl,
  }) => {
    await openPage(page, '/eventos');
    await category(page, 'Postres').click();
    await box(page, 'Casamiento & fiesta #1').check();
    await box(page, 'Flan mixto').check();
    await requestTab(page).click();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await sheet(page).getByRole('button', { name: 'Compartir menú' }).click();
    const link = await sheet(page).getByLabel('Enlace del menú').inputValue();
    expect(link).toMatch(new RegExp(`^${siteUrl}/m/1\\w{14}$`));

    const context = await browser.newContext();
    const theirs = await context.newPage();
    await openPage(theirs, `${link}?utm_source=instagram`);
    await expect(box(theirs, 'Casamiento & fiesta #1')).toBeChecked();
    await expect(box(theirs, 'Flan mixto')).toBeChecked();
    await expect(box(theirs, 'Casamiento & fiesta #1')).toBeInViewport();
    const inAddressBar = theirs.url();
    expect(new URL(inAddressBar).search).toBe('?utm_source=instagram');
    await box(theirs, 'Flan mixto').uncheck();
    await box(theirs, 'Mesa dulce').check();
    await theirs.reload();
    await expect(theirs.getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(2);
    await requestTab(theirs).click();
    await sheet(theirs).getByLabel('Fecha del evento').fill('2026-12-12');
    await sheet(theirs).getByLabel('Invitados').fill('120');

    await theirs.emulateMedia({ media: 'print' });
    const paper = theirs.getByRole('article').filter({ hasText: 'Menú para tu evento' });
    await expect(paper.getByRole('listitem')).toHaveText([
      'Casamiento & fiesta #1 $48.500',
      'Mesa dulce desde $9.500',
    ]);
    await expect(paper).toContainText('sábado 12 de diciembre de 2026');
    await expect(paper).toContainText('Total para 120: desde $5.820.000');
    await expect(paper).toContainText('+54 9 11 0000-0000');
    await expect(paper).toContainText(/\/m\/1\w{14}/);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Menú para tu evento');
    await theirs.emulateMedia({ media: 'screen' });
    await expect(sheet(theirs)).toBeVisible();

    // What stands in the address bar is a link to the menu as well.
    await theirs.evaluate(() => localStorage.clear());
    const third = await context.newPage();
    await third.goto(inAddressBar);
    await expect(box(third, 'Flan mixto')).toBeChecked();
    await context.close();
  });
});

test.describe('a second tap', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => keepGuards(context));

  const tapTwice = async (page: Page, element: Locator, share?: number) =>
    tapPlace(page, await placeOf(element, share), 2);

  test('on the tab of the request neither cancels nor sends', async ({ page, whatsapp }) => {
    for (const share of [0.2, 0.85]) {
      await openPage(page, '/eventos');
      await box(page, 'Pizza party').check();
      await expect(requestTab(page)).toBeVisible();
      // The bar has just appeared itself.
      await endStyleWaits(page);
      await tapTwice(page, requestTab(page), share);
      await expect(sheet(page)).toBeVisible();
      await expect(box(page, 'Pizza party')).toBeChecked();
      expect(whatsapp.texts, `at ${share} of the width`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('on an option where the tab appears does not open the sheet', async ({ page, siteWith }) => {
    const { site } = await siteWith({ menus: longMenu });
    await openPage(page, `${site.url}/eventos`);
    const option = page.getByRole('checkbox').nth(30);
    // Not above the margin that the page keeps for a bar.
    await option.evaluate((box) => {
      const { bottom } = box.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 10, behavior: 'instant' });
    });
    await tapTwice(page, option);
    await expect(option).toBeChecked();
    await expect(requestTab(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('on the X ticks nothing behind the sheet', async ({ page, siteWith }) => {
    const { site } = await siteWith({ menus: longMenu });
    await openPage(page, `${site.url}/eventos`);
    await page.getByRole('checkbox').nth(30).check();
    await requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await endStyleWaits(page);
    await tapTwice(page, page.getByRole('button', { name: 'X, cerrar la solicitud' }));
    await expect(sheet(page)).not.toBeAttached();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('on the X of a notice ticks nothing behind it', async ({ page, siteWith }) => {
    const { site } = await siteWith({ menus: longMenu });
    await openPage(page, `${site.url}/eventos`);
    await page.getByRole('checkbox').nth(30).check();
    await requestTab(page).focus();
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: 'Cancelar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cancelaste la solicitud.')).toBeVisible();
    await endStyleWaits(page);
    await tapTwice(page, page.getByRole('button', { name: 'Cerrar el aviso' }));
    await expect(page.getByText('Cancelaste la solicitud.')).toBeHidden();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('on the link that sends opens WhatsApp once', async ({ page, whatsapp, context }) => {
    await openPage(page, '/eventos');
    await box(page, 'Pizza party').check();
    await requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await endStyleWaits(page);
    const opened = context.waitForEvent('page');
    await tapTwice(page, send(page));
    await opened;
    await expect.poll(() => whatsapp.texts).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });

  test('on Cancelar neither undoes it nor ticks what is behind', async ({ page, siteWith }) => {
    const { site } = await siteWith({ menus: longMenu });
    await openPage(page, `${site.url}/eventos`);
    await page.getByRole('checkbox').nth(30).check();
    await requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await endStyleWaits(page);
    await tapTwice(page, sheet(page).getByRole('button', { name: 'Cancelar' }));
    await expect(page.getByText('Cancelaste la solicitud.')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test.describe('what appears under a finger', { tag: '@phone' }, () => {
  test('takes taps after a moment', async ({ page }) => {
    await openPage(page, '/eventos');
    await box(page, 'Pizza party').check();
    await requestTab(page).tap();
    await expect(sheet(page)).toBeVisible();
    // Playwright waits until the button receives the tap.
    await sheet(page).getByRole('button', { name: 'Cancelar' }).tap();
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(box(page, 'Pizza party')).toBeChecked();
    await expect(requestTab(page)).toBeVisible();
  });
});

test.describe('a field of the request is in sight when the sheet opens', { tag: '@phone' }, () => {
  for (const count of [1, 80]) {
    test(`with ${count} chosen`, async ({ page, siteWith }) => {
      const { site } = await siteWith({ menus: longMenu });
      await openPage(page, `${site.url}/eventos`);
      await page.evaluate((many) => {
        for (const option of [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].slice(
          0,
          many,
        ))
          option.click();
      }, count);
      await requestTab(page).click();
      const name = sheet(page).getByLabel('Tu nombre');
      for (const [width, height] of [
        [320, 480],
        [390, 844],
        // With a keyboard that shrinks the page, and a phone that lies on its side.
        [360, 300],
        [740, 360],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => isInSight(name), { message: `${width} by ${height}` }).toBe(true);
      }
    });
  }
});

test('the fields stay in sight while the visitor is asked about WhatsApp', { tag: '@phone' }, async ({
  page,
  siteWith,
}) => {
  const { site } = await siteWith({ menus: longMenu });
  await openPage(page, `${site.url}/eventos`);
  for (let option = 0; option < 8; option += 1) await page.getByRole('checkbox').nth(option).check();
  await requestTab(page).click();
  await send(page).click();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const question = sheet(page).getByText('¿Ya tocaste enviar en WhatsApp?');
  for (const [width, height] of [
    [320, 480],
    [360, 560],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isInSight(question), { message: `${width} by ${height}` }).toBe(true);
    await expect.poll(() => isInSight(sheet(page).getByLabel('Tu nombre'))).toBe(true);
  }
});

test('the fields stay above a keyboard that lies over the page', { tag: '@phone' }, async ({
  page,
  siteWith,
}) => {
  const { site } = await siteWith({ menus: longMenu });
  await openPage(page, `${site.url}/eventos`);
  for (let option = 0; option < 6; option += 1) await page.getByRole('checkbox').nth(option).check();
  await requestTab(page).click();
  const name = sheet(page).getByLabel('Tu nombre');
  await name.focus();
  // As on a phone: the keyboard makes the visible part of the page lower, not the page.
  const visible = 420;
  await page.evaluate((height) => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    Object.defineProperty(viewport, 'height', { value: height });
    viewport.dispatchEvent(new Event('resize'));
  }, visible);
  for (const field of [name, send(page)]) {
    await expect.poll(() => isInSight(field)).toBe(true);
    const { y, height } = (await field.boundingBox()) ?? { y: 0, height: visible + 1 };
    expect(y + height).toBeLessThanOrEqual(visible);
  }
});

/** Whether the whole element is on the screen, and nothing lies over it. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left + 10, y],
      [right - 10, y],
      [x, top + 3],
      [x, bottom - 3],
    ] as const;
    return points.every((point) => document.elementFromPoint(...point) === field);
  });
}

test('the tab is a link to WhatsApp with the message so far where the sheet cannot be fetched', {
  tag: '@phone',
}, async ({ page, whatsapp, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED .*\.(js|css)/);
  await openPage(page, '/eventos');
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, (route) => route.abort());
  await box(page, 'Pizza party').check();
  const link = page.getByRole('link', { name: 'Solicitar servicio' });
  await link.click();
  await expect
    .poll(() => whatsapp.texts)
    .toEqual([expect.stringContaining('*Menu principal:*\n- Pizza party')]);

  // With the next tick it is fetched again.
  await page.bringToFront();
  await page.unroute(/\/_next\/static\/.*\.js(\?|$)/);
  await box(page, 'A convenir').check();
  await requestTab(page).click();
  await expect(sheet(page).getByRole('listitem')).toHaveText(['Pizza party $16.900', 'A convenir']);
});

test('in print the menu stands alone where the sheet cannot be fetched', { tag: '@phone' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED .*\.(js|css)/);
  await openPage(page, '/eventos');
  await page.route(/\/_next\/static\/.*\.js(\?|$)/, (route) => route.abort());
  await box(page, 'Pizza party').check();
  const link = page.getByRole('link', { name: 'Solicitar servicio' });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
  await expect(page.getByText('Flan mixto')).toBeVisible();
});

test.describe('the link of a shared menu', { tag: '@phone' }, () => {
  /** Makes the link of a menu with the first option alone, and forgets the saved menu again. */
  async function linkOfFirst(page: Page, url: string): Promise<string> {
    await openPage(page, url);
    await page.getByRole('checkbox').first().check();
    await requestTab(page).click();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await sheet(page).getByRole('button', { name: 'Compartir menú' }).click();
    const link = await sheet(page).getByLabel('Enlace del menú').inputValue();
    await page.evaluate(() => localStorage.clear());
    return link;
  }

  const request = /\/_next\/static\/.*\.js(\?|$)/;

  test('says so where its code cannot be fetched, and a reload tries again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.(js|css)/);
    const link = await linkOfFirst(page, '/eventos');
    await page.goto('about:blank');
    const firstLoad = await firstLoadScriptUrls(new URL(link).origin, '/eventos');
    await page.route(request, (route) =>
      firstLoad.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(link);
    await expect(
      page.getByRole('alert').filter({ hasText: 'No pudimos abrir el menú del enlace.' }),
    ).toBeVisible();
    await page.unroute(request);
    await page.getByRole('alert').getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });

  test('does not move a visitor who has scrolled before its code comes', async ({ page, siteWith }) => {
    const { site } = await siteWith({ menus: longMenu });
    const link = await linkOfFirst(page, `${site.url}/eventos`);
    await page.goto('about:blank');
    const firstLoad = await firstLoadScriptUrls(site.url, '/eventos');
    const held: Route[] = [];
    await page.route(request, (route) =>
      firstLoad.includes(route.request().url()) ? route.continue() : held.push(route),
    );
    await openPage(page, link);
    const place = await page.evaluate(() => {
      window.scrollTo({ top: 2_000, behavior: 'instant' });
      return window.scrollY;
    });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held) await route.continue();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});

test('a price that has changed since is shown with the old one until the request is sent', {
  tag: '@phone',
}, async ({ page, startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
  await openPage(page, `${site.url}/eventos`);
  await box(page, 'Pizza party').check();
  await expect(requestTab(page)).toBeVisible();
  const [first, ...others] = menus['A Pedido'];
  api.content.menus = { 'A Pedido': [{ ...first, price: 18_900 }, ...others] };
  await refresh(site);
  await openPage(page, `${site.url}/eventos`);
  const height = () => box(page, 'Pizza party').evaluate((element) => element.parentElement?.offsetHeight);
  await expect(page.getByRole('listitem').filter({ has: box(page, 'Pizza party') })).toContainText(
    'antes $16.900',
  );
  const withOldPrice = await height();
  await requestTab(page).click();
  await expect(sheet(page).getByRole('listitem')).toHaveText(['Pizza party $18.900 antes $16.900']);
  await send(page).click();
  await expect(sheet(page).getByRole('listitem')).toHaveText(['Pizza party $18.900']);
  await expect(page.getByText('antes $16.900')).toHaveCount(0);
  expect(await height(), 'the menu has not moved').toBe(withOldPrice);
});
