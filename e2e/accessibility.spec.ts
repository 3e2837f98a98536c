import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect, settle } from './support/axe';
import { expect, openPage, test } from './support/test';

for (const width of [320, 768, 1280]) {
  test.describe(`axe finds nothing at ${width} px`, { tag: '@phone' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('on the home page', async ({ page }) => {
      await openPage(page, '/');
      await inspect(page, 'the first view');
      await page.locator('#menu-section li').last().scrollIntoViewIfNeeded();
      await expect(page.getByText('Cargando...')).not.toBeAttached();
      await inspect(page, 'the gallery');
      await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
      const pause = page.getByRole('button', { name: 'Pausar las reseñas' });
      await expect(pause).toBeVisible();
      await inspect(page, 'the carousel turning');
      await pause.click();
      await inspect(page, 'the carousel paused');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await inspect(page, 'the footer');
      await page.getByRole('button', { name: 'Chatear por WhatsApp' }).click();
      await expect(page.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
      await inspect(page, 'the chat typing');
      await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
      await expect(page.getByRole('log').getByText('¡Hola!')).toBeVisible();
      await inspect(page, 'the chat with a text');
      if (width < 768) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Menú' }).click();
        await inspect(page, 'the phone menu');
      }
    });

    test('on the events page', async ({ page }) => {
      await openPage(page, '/eventos');
      await inspect(page, 'the first view');
      for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) {
        const header = page.getByRole('button', { name, exact: true });
        // Where the scripts took more than five seconds, all are open already.
        if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
      }
      await page.getByRole('checkbox', { name: 'Pizza party' }).check();
      await page.getByRole('checkbox', { name: 'Flan mixto' }).check();
      await inspect(page, 'all open, two ticked');
      await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
      await inspect(page, 'the panel');
      await page.getByLabel('Fecha del evento').fill('2024-02-29');
      await expect(page.getByText('Ese día ya pasó')).toBeVisible();
      await inspect(page, 'a day that is over');
    });

    test('on the 404 page', async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await openPage(page, '/no-existe');
      await inspect(page, 'the first view');
    });

    for (const path of ['/', '/eventos']) {
      test(`when the scripts of ${path} cannot be fetched`, async ({ page, expectedErrors }) => {
        expectedErrors.push(/net::ERR_FAILED .*\.js/);
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(path);
        await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar' })).toBeVisible();
        await inspect(page, 'all of it, and the bar that says so');
      });
    }
  });
}

test('axe finds nothing where there is neither menu nor review', { tag: '@phone' }, async ({
  page,
  startAdminApi,
  startSite,
}) => {
  const api = await startAdminApi({ menus: {}, testimonials: [] });
  const site = await startSite({ env: { ADMIN_API_URL: api.url } });
  await openPage(page, `${site.url}/eventos`);
  await expect(page.getByText('Estamos renovando la carta.')).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await inspect(page, `${width} px`);
  }
});

/** All of the menu open, something chosen. */
async function openEvents(page: Page) {
  await openPage(page, '/eventos');
  for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await page.getByRole('checkbox', { name: 'Flan mixto' }).check();
}

const tab = (page: Page) => page.getByRole('button', { name: 'Solicitar servicio' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });

/** Pages and states as far as they differ in what stands on them. */
const views: [string, (page: Page) => Promise<void>][] = [
  ['the home page', (page) => openPage(page, '/')],
  ['the events page', openEvents],
  [
    'the request',
    async (page) => {
      await openEvents(page);
      await tab(page).click();
    },
  ],
  [
    'the chat',
    async (page) => {
      await openPage(page, '/no-existe');
      await launcher(page).click();
      await expect(page.getByPlaceholder('Escribe un mensaje...')).toBeFocused();
    },
  ],
];

for (const [name, open] of views) {
  test.describe(name, () => {
    test.beforeEach(async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await open(page);
      await settle(page);
    });

    test('has targets of 44 px', async ({ page }) => {
      expect(await smallTargets(page)).toEqual([]);
    });

    test('has names that begin with what one reads', { tag: '@phone' }, async ({ page }) => {
      expect(await misnamed(page)).toEqual([]);
    });

    test('loses no text to wider spacing', async ({ page }) => {
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
        );
        document.adoptedStyleSheets = [spacing];
      });
      expect(await lostTexts(page)).toEqual([]);
    });

    test('loses no text on a desktop zoomed to 400 %', { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await lostTexts(page)).toEqual([]);
    });
  });
}

/** How far a part's lightest and darkest pixels are apart, of 255: what is seen, not just there. */
async function contrast(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}

test.describe('in forced colours', { tag: '@phone' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have an edge', async ({ page }) => {
    await openEvents(page);
    await tab(page).click();
    const parts = [
      page.getByRole('button', { name: 'X, cerrar la solicitud' }),
      page.getByRole('link', { name: 'Solicitar servicio' }),
      page.getByRole('button', { name: 'Cancelar' }),
    ];
    for (const part of parts) await expect(part).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('Escape');
    for (const part of [tab(page), launcher(page), page.getByRole('link', { name: 'Abrir WhatsApp' })]) {
      await expect(part).toHaveCSS('border-top-style', 'solid');
    }
    await openPage(page, '/');
    await expect(page.getByRole('link', { name: 'Armá tu menú' })).toHaveCSS('border-top-style', 'solid');
  });

  test('a ticked box differs from an empty one', async ({ page }) => {
    await openPage(page, '/eventos');
    const box = page.getByRole('checkbox', { name: 'Pizza party' });
    const empty = await box.screenshot();
    await box.check();
    await page.getByRole('checkbox', { name: 'A convenir' }).focus();
    expect(empty.equals(await box.screenshot())).toBe(false);
    await expect(box).toHaveCSS('appearance', 'auto');
  });

  test('the lines of the menu button can be seen', async ({ page }) => {
    await openPage(page, '/eventos');
    const menu = page.getByRole('button', { name: 'Menú', exact: true });
    expect(await contrast(menu)).toBeGreaterThan(128);
    await menu.click();
    expect(await contrast(menu)).toBeGreaterThan(128);
  });

  test('the focus can be seen', async ({ page }) => {
    await openPage(page, '/eventos');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('for a visitor who asked for less motion', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of views) {
    test(`nothing moves: ${name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await open(page);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          // What follows the scroll bar is moved by the visitor.
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      );
      expect(moving).toEqual([]);
    });
  }
});

test('the accessible tree of the reviews: each once, in order, each with its place', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  const section = page.getByRole('region', { name: 'Lo que dicen los clientes' });
  await section.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pausar las reseñas' })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar las reseñas' }).focus();
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

test('landmarks and headings outline the events page', { tag: '@phone' }, async ({ page }) => {
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

test('what changes is said aloud: how many are chosen, which day, and a day that is over', async ({
  page,
}) => {
  await openPage(page, '/eventos');
  const said = page.getByRole('status');
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await expect(said.first()).toHaveText('1 opción elegida');
  await page.getByRole('checkbox', { name: 'A convenir' }).check();
  await expect(said.first()).toHaveText('2 opciones elegidas');
  await tab(page).click();
  await page.getByLabel('Fecha del evento').fill('2024-02-29');
  await expect(said.last()).toHaveText(
    'Elegiste el 29/02/2024. Ese día ya pasó; igual podés enviar la solicitud.',
  );
});

/** What is too small to be hit: the places 20 px around its middle, for some pixels are lost to rounding, belong to something else. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const small: string[] = [];
    // What an open dialog may stand on is not looked at.
    const scope = document.querySelector('[role="dialog"]:not([hidden])') ?? document;
    for (const target of scope.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      // Twice: the first time what is far gets its true height.
      for (const block of ['nearest', 'center'] as const) {
        target.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      // The link that skips the header comes into view when it gets the focus.
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

/** Links and buttons whose visible words are not what they are called by (2.5.3). */
function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button'))
      .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
      // biome-ignore lint/performance/useDomNodeTextContent: the words that are seen
      .map((control) => ({ name: control.getAttribute('aria-label'), words: control.innerText.trim() }))
      .filter(({ name, words }) => name !== null && !name.startsWith(words))
      .map(({ name, words }) => `${words}: ${name}`),
  );
}

/** Texts that are cut off, or stand outside of the screen, with nothing to scroll them into view. */
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
        // For listeners only; cut on purpose, with the whole text behind the link; one of a row that moves; scrolls.
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
