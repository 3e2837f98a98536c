import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { endAnimations } from './support/animations';
import { inspect } from './support/axe';
import { category, expect, openPage, test } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
const tab = (page: Page) => page.getByRole('button', { name: 'Solicitar servicio' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar las reseñas' });

async function startCarousel(page: Page) {
  await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Ir a la reseña 1' })).toBeVisible();
}

/** Opens the home page, with the gallery loaded and the carousel started. */
async function openHome(page: Page) {
  await openPage(page, '/');
  await page.locator('#menu-section li').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Cargando...')).not.toBeAttached();
  await startCarousel(page);
}

/** Opens the events page, with all categories open and two options ticked. */
async function openEvents(page: Page) {
  await openPage(page, '/eventos');
  for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) {
    await category(page, name).click();
  }
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await page.getByRole('checkbox', { name: 'Flan mixto' }).check();
}

async function openRequest(page: Page) {
  await openEvents(page);
  await tab(page).click();
  await expect(page.getByRole('dialog')).toBeFocused();
}

async function openChat(page: Page) {
  await openPage(page, '/no-existe');
  await launcher(page).click();
  await expect(page.getByPlaceholder('Escribe un mensaje...')).toBeFocused();
}

test.describe('axe finds no violation', { tag: '@phone' }, () => {
  /** Runs axe at the widths of a small phone, a tablet and a laptop. */
  async function inspectAtAllWidths(page: Page, state: string) {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await inspect(page, `${state}, ${width} px`);
    }
  }

  test('on the home page', async ({ page }) => {
    await openPage(page, '/');
    await inspectAtAllWidths(page, 'the first view');
    await openHome(page);
    await inspectAtAllWidths(page, 'the gallery and the running carousel');
    await pause(page).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await inspectAtAllWidths(page, 'the carousel paused, and the footer');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await inspect(page, 'the phone menu');
  });

  test('on the events page', async ({ page }) => {
    await openPage(page, '/eventos');
    await inspectAtAllWidths(page, 'the first view');
    await openEvents(page);
    await inspectAtAllWidths(page, 'all categories open, two options ticked');
    await tab(page).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await inspectAtAllWidths(page, 'the panel');
    await page.getByLabel('Fecha del evento').fill('2024-02-29');
    await expect(page.getByText('Ese día ya pasó')).toBeVisible();
    await inspectAtAllWidths(page, 'a date in the past');
  });

  test('on the 404 page, and in the chat with its typing indicator', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await openPage(page, '/no-existe');
    await inspectAtAllWidths(page, 'the page');
    await openChat(page);
    await expect(page.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
    await inspectAtAllWidths(page, 'the chat with its typing indicator');
  });

  test.describe('in the chat', () => {
    test.use({ pageWaits: true });

    test('with the welcome message and a text in the input', async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await page.clock.install();
      await openChat(page);
      await page.clock.fastForward(2_000);
      await expect(page.getByRole('log').getByText('¡Hola!')).toBeVisible();
      await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
      await inspectAtAllWidths(page, 'the chat');
    });
  });

  for (const path of ['/', '/eventos']) {
    test(`when the scripts of ${path} cannot be fetched`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/net::ERR_FAILED .*\.js/);
      await page.route('**/*.js*', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar' })).toBeVisible();
      await inspectAtAllWidths(page, 'the page with the bar about the failure');
    });
  }

  test('on the pages and in the chat of a business with opening hours, legal lines and prices without taxes', async ({
    page,
    rosarioUrl,
  }) => {
    await openPage(page, `${rosarioUrl}/eventos`);
    await page.getByRole('checkbox', { name: 'Boga a las brasas' }).check();
    await inspectAtAllWidths(page, 'the menu');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await inspectAtAllWidths(page, 'the footer');
    await launcher(page).click();
    await expect(page.getByPlaceholder('Escribe un mensaje...')).toBeFocused();
    await inspectAtAllWidths(page, 'the chat');
  });

  test('on the events page without menu and reviews', async ({ page, startAdminApi, startSite }) => {
    const api = await startAdminApi({ menus: {}, testimonials: [] });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    await openPage(page, `${site.url}/eventos`);
    await expect(page.getByText('Estamos renovando la carta.')).toBeVisible();
    await inspectAtAllWidths(page, 'the page');
  });
});

/** The pages and states with different controls. */
const views: [string, (page: Page) => Promise<void>][] = [
  ['the home page', openHome],
  [
    'the events page',
    async (page) => {
      await openEvents(page);
      await startCarousel(page);
    },
  ],
  ['the request', openRequest],
  ['the chat', openChat],
];

test('the legal links of the footer are large targets', { tag: '@phone' }, async ({ page, rosarioUrl }) => {
  await openPage(page, rosarioUrl);
  await endAnimations(page);
  expect(await smallTargets(page)).toEqual([]);
});

for (const [name, open] of views) {
  test(`${name} has large targets, names that begin with the visible text, and no lost text when zoomed`, {
    tag: '@phone',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    const phone = { width: 390, height: 844 };
    const laptop = { width: 1280, height: 800 };
    await open(page);

    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      await endAnimations(page);
      expect.soft(await smallTargets(page), `targets smaller than 44 px, ${viewport.width} px`).toEqual([]);
    }
    expect.soft(await misnamed(page), 'names that do not begin with the visible text').toEqual([]);

    await page.setViewportSize({ width: 320, height: 256 });
    await endAnimations(page);
    expect.soft(await lostTexts(page), 'texts lost on a desktop zoomed to 400 %').toEqual([]);

    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets = [spacing];
    });
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      await endAnimations(page);
      expect.soft(await lostTexts(page), `texts lost to wider spacing, ${viewport.width} px`).toEqual([]);
    }
  });
}

/** The difference between the lightest and the darkest pixel of an element's screenshot, 0 to 255. */
async function contrast(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}

test.describe('in forced colours', { tag: '@phone' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('focus, checkboxes, menu button and edges of buttons are visible on the events page', async ({
    page,
  }) => {
    await openPage(page, '/eventos');
    await test.step('the focus', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
    });

    await test.step('a ticked box differs from an empty one', async () => {
      const box = page.getByRole('checkbox', { name: 'Pizza party' });
      await box.hover();
      const empty = await box.screenshot();
      await box.check();
      await page.getByRole('checkbox', { name: 'A convenir' }).focus();
      expect(empty.equals(await box.screenshot())).toBe(false);
      await expect(box).toHaveCSS('appearance', 'auto');
    });

    await test.step('the lines of the menu button, closed and open', async () => {
      const menu = page.getByRole('button', { name: 'Menú', exact: true });
      expect(await contrast(menu)).toBeGreaterThan(128);
      await menu.click();
      expect(await contrast(menu)).toBeGreaterThan(128);
      await page.keyboard.press('Escape');
    });

    await test.step('the edges of buttons', async () => {
      for (const part of [tab(page), launcher(page), page.getByRole('link', { name: 'Abrir WhatsApp' })]) {
        await expect(part).toHaveCSS('border-top-style', 'solid');
      }
      await tab(page).click();
      for (const part of [
        page.getByRole('button', { name: 'X, cerrar la solicitud' }),
        page.getByRole('link', { name: 'Solicitar servicio' }),
        page.getByRole('button', { name: 'Cancelar' }),
      ]) {
        await expect(part).toHaveCSS('border-top-style', 'solid');
      }
    });
  });

  test('the link of the banner has an edge', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('link', { name: 'Armá tu menú' })).toHaveCSS('border-top-style', 'solid');
  });
});

test.describe('with reduced motion nothing is animated', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** The running animations, without those whose timeline is the scroll position, and those that are waits: a delay alone. */
  function runningAnimations(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(
          ({ effect }) => !(effect instanceof KeyframeEffect) || effect.getComputedTiming().duration !== 0,
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  }

  // The functions that open a state wait for it, so that animations that only wait for scripts or for the gallery have ended.
  test('on the home page and in the chat', async ({ page }) => {
    await openHome(page);
    expect(await runningAnimations(page), 'the gallery and the reviews').toEqual([]);
    await launcher(page).click();
    await expect(page.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
    expect(await runningAnimations(page), 'the chat').toEqual([]);
  });

  test('on the events page and in the request', async ({ page }) => {
    await openEvents(page);
    expect(await runningAnimations(page), 'the menu').toEqual([]);
    await tab(page).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    expect(await runningAnimations(page), 'the request').toEqual([]);
  });
});

test('the accessibility tree has each review once, in order, with its position', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  const section = page.getByRole('region', { name: 'Lo que dicen los clientes' });
  await section.scrollIntoViewIfNeeded();
  await expect(pause(page)).toBeVisible();
  await pause(page).focus();
  await page.keyboard.press('Tab');
  await expect(section).toMatchAriaSnapshot(`
    - region "Lo que dicen los clientes":
      - /children: equal
      - heading "Lo que dicen los clientes" [level=2]
      - button "Pausar las reseñas"
${[1, 2, 3, 4, 5, 6, 7]
  .map(
    (place) => `      - article "${place} de 7":
        - link /Clienta ${'ABCDEFG'[place - 1]} 0${place}.03.2026 Google ${4 + (place % 2)} de 5 estrellas Mensaje ${place}/`,
  )
  .join('\n')}
${[1, 2, 3, 4, 5, 6, 7].map((place) => `      - button "Ir a la reseña ${place}"`).join('\n')}
      - paragraph:
        - link "Ver más reseñas de Google"
  `);
});

test('the events page has each landmark once, and an outline of headings', { tag: '@phone' }, async ({
  page,
}) => {
  await openEvents(page);
  for (const role of ['banner', 'main', 'contentinfo', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
  const outline = page.getByRole('main').getByRole('heading');
  expect(
    await outline.evaluateAll((headings) =>
      headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ),
  ).toEqual([
    'H1 COTIZÁ TU EVENTO',
    'H2 Diseñá tu menú.',
    'H3 A Pedido',
    'H3 Menú pizzas',
    'H3 Entradas',
    'H3 Postres',
    'H3 Bebidas',
    'H2 Lo que dicen los clientes',
    'H2 Resolvé todas tus dudas por Whatsapp',
  ]);
});

test('screen readers announce the number of chosen options, the date, and that it has passed', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  const announced = page.getByRole('status');
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await expect(announced.first()).toHaveText('1 opción elegida, $16.900 por persona');
  await page.getByRole('checkbox', { name: 'A convenir' }).check();
  await expect(announced.first()).toHaveText('2 opciones elegidas, desde $16.900 por persona');
  await tab(page).click();
  await page.getByLabel('Fecha del evento').fill('2024-02-29');
  await expect(announced.filter({ hasText: 'Elegiste' })).toHaveText(
    'Elegiste el 29/02/2024: jueves 29 de febrero de 2024. Ese día ya pasó; igual podés enviar la solicitud.',
  );
});

/** Targets smaller than 44 px: a point 20 px from the centre, 2 px less than half to allow for rounding, is outside of the target. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    // With an open dialog only its own targets are checked.
    const scope = document.querySelector('dialog[open], :popover-open') ?? document;
    for (const target of scope.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The skip link is in view only while it has the focus.
      if (target.getBoundingClientRect().bottom < 0) continue;
      const { left, top, width, height } = target.getBoundingClientRect();
      const missed = [
        [0, -20],
        [0, 20],
        [-20, 0],
        [20, 0],
      ].filter(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        const label = hit?.closest('label');
        return hit?.closest('a, button, input') !== target && label?.control !== target;
      });
      if (missed.length > 0) small.push(`${target.outerHTML.slice(0, 120)}: ${width} x ${height}`);
    }
    return small;
  });
}

test('screen readers know every status of the request before it has a text', async ({ page }) => {
  await openRequest(page);
  await page.getByText('Agregar detalles (opcional)').click();
  const sheet = page.getByRole('dialog');
  const known = await sheet.getByRole('status').count();
  expect(known).toBeGreaterThan(0);
  await expect(sheet.locator('[role=status]')).toHaveCount(known);
});

/**
 * Links and buttons whose accessible name does not begin with their visible text.
 * https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
 */
function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button'))
      .filter(
        (control) =>
          control.checkVisibility() && (!document.querySelector('dialog:modal') || control.closest('dialog')),
      )
      // biome-ignore lint/performance/useDomNodeTextContent: the visible text is needed
      .map((control) => ({ name: control.getAttribute('aria-label'), words: control.innerText.trim() }))
      .filter(({ name, words }) => name !== null && !name.startsWith(words))
      .map(({ name, words }) => `${words}: ${name}`),
  );
}

/** Texts that are cut off or outside of the viewport and cannot be scrolled into view. */
function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, height } = range.getBoundingClientRect();
      for (let around: HTMLElement | null = parent; around; around = around.parentElement) {
        const { overflowX, clipPath, webkitLineClamp } = getComputedStyle(around);
        // Visually hidden; truncated on purpose, with the whole text behind the link; a slide of the carousel.
        if (clipPath !== 'none' || webkitLineClamp !== 'none' || around.tagName === 'ARTICLE') break;
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const box = around.getBoundingClientRect();
        const clips = overflowX !== 'visible' || around.matches('a, button, input');
        const out =
          left < box.left - 2 ||
          right > box.right + 2 ||
          top < box.top - height / 3 ||
          bottom > box.bottom + height / 3;
        if (around === document.body ? left < -1 || right > innerWidth + 1 : clips && out) {
          lost.push(`${text.textContent.trim().slice(0, 60)} in ${around.outerHTML.slice(0, 80)}`);
        }
        if (getComputedStyle(around).position === 'fixed') break;
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      lost.push(`${document.documentElement.scrollWidth} px wide`);
    return lost;
  });
}
