import type { Locator, Page } from '@playwright/test';
import { inspect, inspectAtAllWidths, inspectZoom, smallTargets } from './support/inspect';
import { openChat, openEvents, openHome, openRequest, startCarousel } from './support/states';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

test.describe('axe, target sizes, zoom, text spacing', () => {
  test('the home page is accessible', async ({ page }) => {
    await openHome(page);
    await ui.pause(page).click();
    await inspectAtAllWidths(page, 'gallery and reviews');
    await inspectZoom(page, 'the home page');
  });

  test('the request is accessible', async ({ page }) => {
    await openRequest(page);
    await page.getByText('Agregar detalles (opcional)').click();
    // A status has to be in the accessibility tree before its text appears.
    const known = await ui.sheet(page).getByRole('status').count();
    expect(known).toBeGreaterThan(0);
    await expect(ui.sheet(page).locator('[role=status]')).toHaveCount(known);
    await page.getByLabel('Fecha del evento').fill('2024-02-29');
    await expect(page.getByText('Ese día ya pasó')).toBeVisible();
    await inspectAtAllWidths(page, 'the request');
    await inspectZoom(page, 'the request');
  });

  test('the events page is accessible', async ({ page }) => {
    await openEvents(page);
    await inspectAtAllWidths(page, 'the menu');
    await inspectZoom(page, 'the menu');
  });

  test.describe('with timers', () => {
    test.use({ pageWaits: true });

    test('the chat is accessible before and after its welcome', async ({ page }) => {
      await page.clock.install();
      await openChat(page);
      await expect(page.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
      await inspect(page, 'the typing indicator');
      await page.clock.fastForward(2_000);
      await expect(page.getByRole('log').getByText('¡Hola!')).toBeVisible();
      await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
      await inspectAtAllWidths(page, 'the welcome message, and a text');
      await inspectZoom(page, 'the chat');
    });
  });

  test('the pages of a business with all legal lines are accessible', async ({
    page,
    rosarioUrl,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await openPage(page, `${rosarioUrl}/no-existe`);
    await inspect(page, 'the 404 page');
    await openPage(page, `${rosarioUrl}/eventos`);
    await ui.option(page, 'Boga a las brasas').check();
    await inspectAtAllWidths(page, 'the page');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page), 'targets smaller than 44 px').toEqual([]);
  });

  test('the events page without menu or reviews is accessible', async ({ page, startSite }) => {
    const site = await startSite({ content: { menus: {}, testimonials: [] }, shared: true });
    await openPage(page, `${site.url}/eventos`);
    await expect(page.getByText('Estamos renovando la carta.')).toBeVisible();
    await inspect(page, 'the page');
  });
});

test('each review is in the accessibility tree once, in order, with its position', async ({ page }) => {
  await openPage(page, '/');
  await startCarousel(page);
  await ui.pause(page).focus();
  await page.keyboard.press('Tab');
  const places = [1, 2, 3, 4, 5, 6, 7];
  const article = (place: number) => `      - article "${place} de 7":
        - link /Clienta ${'ABCDEFG'[place - 1]} 0${place}.03.2026 ${4 + (place % 2)} de 5 estrellas Mensaje ${place}/`;
  await expect(page.getByRole('region', { name: 'Lo que dicen los clientes' })).toMatchAriaSnapshot(`
    - region "Lo que dicen los clientes":
      - /children: equal
      - heading "Lo que dicen los clientes" [level=2]
      - button "Pausar las reseñas"
${places.map(article).join('\n')}
${places.map((place) => `      - button "Ir a la reseña ${place}"`).join('\n')}
      - paragraph:
        - link "Ver más reseñas de Google"
  `);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('controls and focus are visible in forced colours', async ({ page }) => {
    const expectEdge = (part: Locator) => expect(part).toHaveCSS('border-top-style', 'solid');
    await openPage(page, '/eventos');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

    const box = ui.option(page, 'Pizza party');
    await box.hover();
    const empty = await box.screenshot();
    await box.check();
    await ui.option(page, 'A convenir').focus();
    expect(empty.equals(await box.screenshot())).toBe(false);

    for (const part of [
      ui.requestTab(page),
      ui.launcher(page),
      page.getByRole('link', { name: 'Abrir WhatsApp' }),
    ])
      await expectEdge(part);
    await ui.requestTab(page).click();
    await expectEdge(page.getByRole('button', { name: 'X, cerrar la solicitud' }));
    await expectEdge(ui.sendLink(page));
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  /** The names of the running animations, without scroll-driven ones and those that only wait: they have a delay but no duration. */
  function runningAnimations(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().duration !== 0)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  }

  test('nothing is animated with reduced motion', async ({ page }) => {
    await openHome(page);
    expect(await runningAnimations(page), 'the home page').toEqual([]);
    await ui.launcher(page).click();
    await expect(ui.chat(page)).toBeVisible();
    expect(await runningAnimations(page), 'the chat').toEqual([]);
    await openRequest(page);
    expect(await runningAnimations(page), 'the request').toEqual([]);
  });
});
