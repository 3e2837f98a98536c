import { LISTS, optionsToAsk, totalFor } from './support/read-menu';
import { hasMoreReviews, openCategories, startCarousel } from './support/states';
import { anywhereWide, expect, firstOption, openPage, test } from './support/test';
import * as ui from './support/ui';

// Safe on any deployed site, whatever its menu. Figures are worked out anew: the site's own code would repeat its mistakes.

const REVIEWS = ['Lo que dicen los clientes', 'Ver más reseñas de'];

for (const [page, path, texts] of [
  ['the home page', '/', ['Cátering para tu evento', 'Armá tu menú', 'NUESTROS EVENTOS', ...REVIEWS]],
  [
    'the events page',
    '/eventos',
    ['COTIZÁ TU EVENTO', 'Diseñá tu menú.', ...REVIEWS, 'Resolvé todas tus dudas por Whatsapp'],
  ],
  [
    'a missing page',
    '/no-existe',
    ['Error 404!', 'Parece que esta página no existe, volvé a navegar con nosotros aquí'],
  ],
] as const)
  test(
    `${page} has its headings and sentences in Spanish`,
    anywhereWide,
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await openPage(page, path);
      const note = page.getByText('(Todos los precios son por persona)');
      await expect.soft(note).toHaveCount(await ui.menu(page).count());
      for (const text of texts)
        await expect.soft(page.getByText(text, { exact: true }).first(), `the text ${text}`).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('a[href$="/eventos"]')).toBeVisible();
    },
  );

test('the request has its headings, sentences and fields in Spanish', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  await (await firstOption(page)).check();
  await ui.requestTab(page).click();
  const sheet = ui.sheet(page);
  await expect(sheet.getByRole('heading')).toHaveText(['Solicitar servicio de catering:', 'Incluye:']);
  await expect(sheet).toContainText('una solicitud, no una compra definitiva');
  await expect(sheet).toContainText('contactar con vos para confirmar el evento');
  await expect(sheet.getByPlaceholder('Nombre', { exact: true })).toBeVisible();
  await expect(sheet.locator('[type=date]')).toHaveAttribute('min', '2023-01-01');
  await expect(ui.sendLink(page)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await page.getByRole('button', { name: /^X/ }).click();
  await expect(sheet).toBeHidden();
});

test('the chat has its title, its field and the name of the business', anywhereWide, async ({ page }) => {
  await openPage(page, '/');
  const business = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  await ui.launcher(page).click();
  const [chat] = [page.getByRole('dialog')];
  await expect(chat).toHaveAccessibleName('Hola! Cómo podemos ayudarte?');
  await expect(chat).toContainText(business ?? '');
  await expect(chat.getByPlaceholder('Escribe un mensaje...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
});

test('only the category A Pedido starts open', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  const named = (categories: string) => ui.menu(page).locator(categories).allTextContents();
  const [all, open] = [await named('summary h3'), await named('details[open] > summary h3')];
  expect(open).toEqual(all.filter((name) => /^\P{L}*a pedidos?\P{L}*$/iu.test(name)));
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

test('a tick is answered within a second and a half of the load', anywhereWide, async ({ page }) => {
  // Ticked and timed in the page: what the test's own steps take is not the site's.
  await page.addInitScript(() => {
    addEventListener('load', () => {
      document.querySelector<HTMLInputElement>('li > input[type=checkbox]')?.click();
      performance.mark('load');
    });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('button[aria-haspopup=dialog]')) return;
      performance.mark('answer');
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/eventos');
  await firstOption(page);
  const answered = () => page.evaluate(() => performance.getEntriesByName('answer').length);
  await expect.poll(answered, 'the tab comes after a tick').toBe(1);
  const { waited, slowest } = await page.evaluate(() => {
    const timeOf = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource');
    const isScript = ({ name }: PerformanceEntry) => /\.js\b|_rsc/.test(name);
    const [last] = files.filter(isScript).sort((one, other) => other.duration - one.duration);
    // The browser's load waits for scripts that were requested before it. Without them it comes with the last of the other files.
    const ends = files.filter((file) => !isScript(file)).map((file) => file.startTime + file.duration);
    const loaded = Math.max(0, ...ends.filter((end) => end <= timeOf('load')));
    return {
      waited: Math.round(timeOf('answer') - loaded),
      slowest: `${last?.name} took ${Math.round(last?.duration ?? 0)} ms`,
    };
  });
  expect(waited, `ms from the load until the tab came; of the scripts ${slowest}`).toBeLessThan(1_500);
});

/** What the test types into the request, with the paragraph of the message. */
const TYPED = [
  ['Fecha del evento', '2027-12-05', '*Fecha:* 05/12/2027'],
  ['Hora', '21:30', '*Hora:* 21:30'],
  ['Zona', 'Villa Crespo', '*Zona:* Villa Crespo'],
  ['Comentarios', '50 % sin sal + «ñ»', '*Comentarios:* 50 % sin sal + «ñ»'],
] as const;

test(
  'a request reaches the number of the business, whole and to the letter',
  anywhereWide,
  async ({ page, whatsapp }) => {
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(decodeURIComponent(request.url())));
    await openPage(page, '/eventos');
    await firstOption(page);
    await openCategories(page);
    const { options, isPaid } = await optionsToAsk(page);
    for (const { box } of options) await box.check();
    await ui.requestTab(page).click();
    const field = (label: string) => ui.sheet(page).getByLabel(label);
    const guests = Math.max(40, ...options.map(({ minimum }) => minimum));
    await field('Tu nombre').fill('Prueba & Cía #1');
    await field('Invitados').fill(String(guests));
    await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
    await field('Tipo de evento').selectOption('Cumpleaños');
    for (const [label, typed] of TYPED) await field(label).fill(typed);
    const [, day] = /con precios al ([\d/]+)/.exec((await ui.sheet(page).textContent()) ?? '') ?? [];
    await ui.sendLink(page).click();
    await expect.poll(() => whatsapp.texts).toHaveLength(1);
    const [date, ...details] = TYPED.map(([, , paragraph]) => paragraph);
    const parts = whatsapp.texts.join().split('\n\n');
    const isEstimate = (part: string) => part.startsWith('*Estimado:*');
    expect(parts.filter((part) => !isEstimate(part))).toEqual([
      'Hola, mi nombre es Prueba & Cía #1 y quiero cotizar un evento.',
      date,
      `*Invitados:* ${guests}`,
      '*Evento:* Cumpleaños',
      ...details,
      ...LISTS.map((list) => {
        const titles = options.filter((option) => option.list === list).map(({ title }) => `- ${title}`);
        return `*${list}:*\n${titles.join('\n') || 'Sin especificar'}`;
      }),
    ]);
    const prices = `${totalFor(
      1,
      options.map((option) => ({ ...option, minimum: 0 })),
    )} por persona`;
    const estimate = `*Estimado:* ${prices}, ${totalFor(guests, options)} en total${day ? ` (precios al ${day})` : ''}`;
    if (isPaid) expect(parts.at(-1), 'the estimate by the prices of the menu').toBe(estimate);
    const link = page.getByRole('contentinfo').locator('a[href*="api.whatsapp.com"]');
    const number = new URL((await link.getAttribute('href')) ?? '').searchParams.get('phone');
    expect(whatsapp.phones, 'the number that the footer has').toEqual([number]);
    const withName = sent.filter((url) => url.includes('Prueba'));
    expect(withName, 'requests with the name').toHaveLength(1);
  },
);

test(
  'the total for seven guests is what the menu says, minimums included',
  anywhereWide,
  async ({ page }) => {
    await openPage(page, '/eventos');
    await firstOption(page);
    await openCategories(page);
    const { options, isPaid } = await optionsToAsk(page);
    test.skip(!isPaid, 'This menu has no price that each guest pays.');
    for (const { box } of options) await box.check();
    await ui.requestTab(page).click();
    await ui.sheet(page).getByLabel('Invitados').fill('7');
    await expect(ui.sheet(page)).toContainText(`Total para 7: ${totalFor(7, options)}`);
  },
);

test('the request lists each option at the price that the menu says', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  await firstOption(page);
  await openCategories(page);
  const said = await ui.optionRows(page).evaluateAll((options) =>
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
  const priceIn = (text: string) => /\$\d{1,3}(?:\.\d{3})*/.exec(text)?.[0];
  const others = said.filter(
    ([title, label]) => !asked.some((text) => text.startsWith(title) && priceIn(text) === priceIn(label)),
  );
  expect(others, 'options that the request lists at another price').toEqual([]);
});

test('a tick stays over a reload', anywhereWide, async ({ page }) => {
  await openPage(page, '/eventos');
  const option = await firstOption(page);
  await option.check();
  const id = (await option.getAttribute('id')) ?? '';
  await expect(ui.requestTab(page)).toBeVisible();
  await page.reload();
  // In a category that may be closed again.
  await expect(ui.ticked(page)).toHaveId(id);
});

test('a bullet brings its review to the front', anywhereWide, async ({ page }) => {
  await openPage(page, '/');
  const count = await page.getByRole('article').count();
  test.skip(!(await hasMoreReviews(page)), 'This site has no reviews beyond those in view.');
  await startCarousel(page);
  const leftOf = async (place: number) => {
    const box = await page.getByRole('article', { name: `${place} de ${count}` }).boundingBox();
    return Math.round(box?.x ?? 0);
  };
  const front = await leftOf(1);
  await ui.bullet(page, 2).click();
  await expect.poll(() => leftOf(2)).toBe(front);
});
