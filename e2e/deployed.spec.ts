import type { Locator, Page } from '@playwright/test';
import { parseDocument } from './support/document';
import { openCategories, startCarousel } from './support/states';
import { anywhere, anywhereWide, expect, linkOfMenu, openPage, test } from './support/test';
import * as ui from './support/ui';
import { expectSeen } from './support/visibility';

// Safe on any deployed site, whatever its menu. These tests compute texts and sums themselves: with the site's own code they would repeat
// its mistakes.

// `expectSeen` would take moving pixels for visible ones.
test.use({ reducedMotion: 'reduce' });

const sections = ['Entrada', 'Menu principal', 'Postre', 'Bebidas'] as const;

/** An option as a visitor reads it. */
type Option = {
  id: string;
  title: string;
  /** The visible text of its label. */
  text: string;
  /** Prices that its label has but does not show. */
  hidden: string[];
  /** Its section in the message. */
  section: (typeof sections)[number];
  /** Its price, if that is a single amount per person. */
  price: string | undefined;
};

/** Titles, options and prices. */
const TEXTS = 'main :is(h1, h2, h3, label)';

const AMOUNT = /\$\d[\d.]*(?:,\d\d)?/g;

const box = (page: Page, { id }: Option) => page.locator(`[id="${id}"]`);
const row = (page: Page, option: Option) => page.getByRole('listitem').filter({ has: box(page, option) });

/** Opens the menu with all of its categories, and reads its options. */
async function readMenu(page: Page): Promise<Option[]> {
  await openPage(page, '/eventos');
  await openCategories(page);
  const rows = ui
    .menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  // In one call, because a menu may have hundreds of options.
  return (await rows.evaluateAll(textsOf)).map(readOption);
}

/** Runs in the page: the texts of options. Only `all` includes what style sheets hide. */
function textsOf(rows: HTMLElement[]) {
  return rows.map((row) => {
    const { id = '', value: title = '', labels } = row.querySelector('input') ?? {};
    const label = labels?.[0] as HTMLElement | undefined;
    const heading: HTMLElement | null | undefined = row.closest('details')?.querySelector('h2, h3');
    // biome-ignore lint/performance/useDomNodeTextContent: what is not displayed does not count
    const shown = (element?: HTMLElement | null) => element?.innerText.trim() ?? '';
    return {
      id,
      title,
      text: shown(label),
      all: label?.textContent ?? '',
      row: shown(row),
      category: shown(heading),
    };
  });
}

/** Like {@link readMenu}, but skips the test if the menu is empty. */
async function openMenu(page: Page): Promise<[first: Option, ...others: Option[]]> {
  const [first, ...others] = await readMenu(page);
  test.skip(!first, 'This site has no menu to choose from.');
  return [first as Option, ...others];
}

function readOption({ id, title, text, all, row, category }: ReturnType<typeof textsOf>[number]): Option {
  const [price] = /^\$\d{1,3}(\.\d{3})*(,\d{2})?$/.exec(text.slice(title.length).trim()) ?? [];
  // A minimum number of guests, or a price per event, stands beside the label.
  const isPlain = text.startsWith(title) && !/personas|evento/.test(row);
  return {
    id,
    title,
    text,
    hidden: (all.match(AMOUNT) ?? []).filter((amount) => !text.includes(amount)),
    section: sectionOf(category),
    price: isPlain ? price : undefined,
  };
}

/** The words of a category's name before a colon, without case, accents, plural `s` or decoration. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/:.*/, '')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/ +/)
    .map((word) => word.replace(/s$/, ''));

/** The section that the first word of a category names, unless another word names a part of a meal too. */
function sectionOf(category: string): Option['section'] {
  const [first, ...others] = wordsOf(category);
  const parts = [...sections.flatMap(wordsOf), 'plato'];
  const named = sections.find((section) => wordsOf(section)[0] === first);
  return named && !others.some((word) => parts.includes(word)) ? named : 'Menu principal';
}

/** The run prints this description at its end. */
const notTested = (description: string) => test.info().annotations.push({ type: 'skip', description });

/** One option from each section of the message, with a price per person if the section has such an option. */
function oneOfEach(options: Option[]): Option[] {
  return sections.flatMap((section) => {
    const ofSection = options.filter((option) => option.section === section);
    const chosen = ofSection.find(({ price }) => price) ?? ofSection[0];
    if (!chosen) notTested(`${section}: no option of this site is of it.`);
    return chosen ?? [];
  });
}

/** Those of {@link oneOfEach} with a price per person: {@link sum} adds up only these. Skips the test if there are none. */
function pricedOfEach(options: Option[]): [first: Option, ...others: Option[]] {
  const chosen = oneOfEach(options);
  const [first, ...others] = chosen.filter(({ price }) => price);
  test.skip(!first, 'No option of this site has one price for each person.');
  for (const { section, price } of chosen)
    if (!price) notTested(`${section}: no option of it has one price for each person.`);
  return [first as Option, ...others];
}

/** The sum of prices per person for this many guests, as the site writes it: `$169.000`. */
function sum(chosen: Option[], guests = 1n): string {
  const inCents = chosen.map(({ price = '' }) => {
    const [, pesos = '', cents = '00'] = /^\$([\d.]+)(?:,(\d\d))?$/.exec(price) ?? [];
    return BigInt(pesos.replaceAll('.', '') + cents);
  });
  const total = guests * inCents.reduce((a, b) => a + b, 0n);
  const cents = total % 100n;
  const pesos = String(total / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  return `$${pesos}${cents ? `,${String(cents).padStart(2, '0')}` : ''}`;
}

/** The message of {@link fillIn}, without its estimate. */
function messageWith(chosen: Option[]): string {
  const titles = Object.fromEntries(chosen.map(({ section, title }) => [section, title]));
  return [
    'Hola, mi nombre es Prueba & Cía #1 y quiero cotizar un evento.',
    '*Fecha:* 12/12/2026',
    '*Invitados:* 10',
    '*Evento:* Fiesta',
    '*Hora:* 21:00',
    '*Zona:* Palermo',
    '*Menús especiales:* 2 celíacos, 1 vegetariano, 3 veganos',
    '*Comentarios:* Sin picante',
    ...sections.map(
      (section) => `*${section}:*\n${titles[section] ? `- ${titles[section]}` : 'Sin especificar'}`,
    ),
  ].join('\n\n');
}

async function tick(page: Page, chosen: Option[]) {
  for (const option of chosen) await box(page, option).check();
  await expect(ui.requestTab(page)).toBeVisible();
}

async function fillIn(page: Page) {
  await ui.requestTab(page).click();
  await ui.sheet(page).getByLabel('Tu nombre').fill('Prueba & Cía #1');
  await ui.sheet(page).getByLabel('Fecha del evento').fill('2026-12-12');
  await ui.sheet(page).getByLabel('Invitados').fill('10');
  await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
  await ui.sheet(page).getByLabel('Tipo de evento').selectOption('Fiesta');
  for (const [label, value] of [
    ['Hora', '21:00'],
    ['Zona', 'Palermo'],
    ['Celíacos', '2'],
    ['Vegetarianos', '1'],
    ['Veganos', '3'],
    ['Comentarios', 'Sin picante'],
  ] as const)
    await ui.sheet(page).getByLabel(label).fill(value);
}

/** What the site itself reports of its sources. */
async function healthOf(page: Page) {
  const response = await page.request.get('/api/health');
  return (await response.json()).sources;
}

/** How many options and reviews the site itself reports to show. */
async function keptBySite(page: Page): Promise<{ options: number; reviews: number }> {
  const { menus, testimonials } = await healthOf(page);
  return { options: menus.kept, reviews: testimonials.kept };
}

/** The day on which the site has last read its menu, in Buenos Aires, as `dd/MM/yyyy`. */
async function dayOfMenu(page: Page): Promise<string> {
  const { menus } = await healthOf(page);
  return new Date(Date.now() - menus.ageSeconds * 1_000).toLocaleDateString('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
}

/** How many of these elements are displayed. */
const countShown = (elements: Locator) => elements.filter({ visible: true }).count();

test('every option of the site is on the menu, with its price', anywhereWide, async ({ page }) => {
  let options: Option[] = [];
  // Content may change between the two readings.
  await expect(async () => {
    options = await readMenu(page);
    expect(options).toHaveLength((await keptBySite(page)).options);
  }).toPass();
  expect(options.flatMap(({ hidden }) => hidden)).toEqual([]);
  const [chosen] = pricedOfEach(options);
  await expectSeen(
    row(page, chosen).getByText(chosen.title),
    row(page, chosen).getByText(chosen.price ?? ''),
  );
});

test('every review of the site is on the home page', anywhereWide, async ({ page }) => {
  await expect(async () => {
    await openPage(page, '/');
    await ui.reviews(page).scrollIntoViewIfNeeded();
    expect(await countShown(page.getByRole('article', { includeHidden: true }))).toBe(
      (await keptBySite(page)).reviews,
    );
  }).toPass();
});

for (const path of ['/', '/eventos'])
  test(`the HTML of ${path} says what its scripts say`, anywhere, async ({ page, expectedErrors }) => {
    // React then writes what its scripts say, and reports it. This test says what it was.
    expectedErrors.push(/says something else than its scripts/);
    const response = await page.goto(path);
    const html = parseDocument((await response?.text()) ?? '');
    await expect(ui.launcher(page)).toBeVisible();
    await openCategories(page);
    const inHtml = Array.from(html.querySelectorAll(TEXTS), ({ textContent }) => textContent);
    expect(inHtml).toEqual(await page.locator(TEXTS).allTextContents());
  });

test.describe('a request', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T15:00:00Z'));

  test('adds up the prices, for one guest or ten', anywhereWide, async ({ page }) => {
    const chosen = pricedOfEach(await openMenu(page));
    await tick(page, chosen);
    await expect(ui.requestTab(page)).toContainText(`${sum(chosen)} por persona`);
    await expectSeen(ui.requestTab(page));
    await fillIn(page);
    await expectSeen(ui.sheet(page).getByText(sum(chosen, 10n)).last());
  });

  test('writes every field into the message', anywhereWide, async ({ page, whatsapp }) => {
    const chosen = oneOfEach(await openMenu(page));
    await tick(page, chosen);
    await fillIn(page);
    await expect(ui.sheet(page)).toContainText('12/12/2026');
    await expectSeen(ui.sendLink(page), ui.sheet(page).getByLabel('Tu nombre'));
    await ui.sendLink(page).click();
    await expect.poll(() => whatsapp.texts).toHaveLength(1);
    await expect(page).toHaveURL(/\/eventos/);
    const [request, estimate] = whatsapp.texts[0]?.split('\n\n*Estimado:* ') ?? [];
    expect(request).toBe(messageWith(chosen));
    for (const { text, title } of chosen) expect(text.startsWith(title)).toBe(true);
    if (chosen.every(({ price }) => price))
      // The prices are of the day on which the site last read its menu, whatever the clock of the browser.
      expect(estimate).toBe(
        `${sum(chosen)} por persona, ${sum(chosen, 10n)} en total (precios al ${await dayOfMenu(page)})`,
      );
    else notTested('The estimate in the message: some section has no option with one price for each person.');
  });

  test(
    'goes only to WhatsApp, to the number of all its links',
    anywhereWide,
    async ({ page, whatsapp, context }) => {
      const sent: string[] = [];
      context.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
      const [option] = await openMenu(page);
      await tick(page, [option]);
      await fillIn(page);
      await ui.sendLink(page).click();
      await expect.poll(() => whatsapp.texts).toHaveLength(1);
      const withName = sent.filter((request) => decodeURIComponent(request).includes('Prueba'));
      expect(withName).toEqual([expect.stringMatching(/^https:\/\/api\.whatsapp\.com\/send\?/)]);
      expect(whatsapp.phones).toEqual([expect.stringMatching(/^\d{8,15}$/)]);
      const numbers = await page
        .locator('a[href*="api.whatsapp.com"]')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map(({ href }) => new URL(href).searchParams.get('phone')),
        );
      expect(numbers.length).toBeGreaterThan(1);
      expect([...new Set(numbers)]).toEqual(whatsapp.phones);
    },
  );
});

test.describe('a ticked option', () => {
  test('stays over a reload, whichever way its request is closed', anywhereWide, async ({ page }) => {
    const [option] = await openMenu(page);
    await tick(page, [option]);
    await page.reload();
    await expect(ui.ticked(page)).toHaveCount(1);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: /^X/ }).click(),
    ]) {
      await ui.requestTab(page).click();
      await expect(ui.sheet(page)).toBeVisible();
      await close();
      await expect(ui.sheet(page)).toBeHidden();
    }
    await expect(box(page, option)).toBeChecked();
  });

  test('is unticked by Cancelar', anywhereWide, async ({ page }) => {
    const [option] = await openMenu(page);
    await tick(page, [option]);
    await ui.requestTab(page).click();
    await ui.sheet(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(ui.sheet(page)).toBeHidden();
    await expect(ui.ticked(page)).toHaveCount(0);
    await page.reload();
    await expect(ui.launcher(page)).toBeVisible();
    await expect(ui.ticked(page)).toHaveCount(0);
  });

  test(
    'is ticked for whoever opens the link of the menu',
    anywhereWide,
    async ({ page, browser, siteUrl }) => {
      const [option] = await openMenu(page);
      await tick(page, [option]);
      const { pathname } = new URL(await linkOfMenu(page));
      const theirs = await browser.newPage({ baseURL: siteUrl });
      await openPage(theirs, pathname);
      await expect(box(theirs, option)).toBeChecked();
      await expect(ui.ticked(theirs)).toHaveCount(1);
      await theirs.close();
    },
  );
});

test.describe('the reviews', () => {
  test.use({ pageWaits: true, reducedMotion: 'no-preference' });

  // A phone shows one review at a time, so two reviews already have bullets.
  test('move on by themselves', anywhere, async ({ page }) => {
    await openPage(page, '/');
    test.skip((await page.getByRole('article').count()) < 2, 'This site has no reviews to go through.');
    await page.clock.install();
    await page.clock.pauseAt('2027-01-01');
    await startCarousel(page);
    await page.mouse.move(0, 0);
    await expect(ui.bullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(8_000);
    await expect(ui.bullet(page, 1)).not.toHaveAttribute('aria-current', 'true');
  });
});

// A phone shows one review at a time, so two reviews already have bullets.
test('a bullet brings its review to the front', anywhere, async ({ page }) => {
  await openPage(page, '/');
  await ui.reviews(page).scrollIntoViewIfNeeded();
  const count = await page.getByRole('article').count();
  test.skip(count < 2, 'This site has no reviews to go through.');
  await ui.bullet(page, 2).click();
  await expect(ui.bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  await expectSeen(page.getByRole('article', { name: `2 de ${count}` }));
});

test.describe('every part is visible', () => {
  const headings = (page: Page) => page.getByRole('main').getByRole('heading').all();
  const photos = (page: Page) => page.locator('main picture img').all();
  const ofEveryPage = async (page: Page) => [
    page.getByRole('banner').getByRole('link').nth(1),
    ...(await page.getByRole('contentinfo').getByRole('link').all()),
    ui.launcher(page),
  ];

  test('on the home page', anywhereWide, async ({ page }) => {
    await openPage(page, '/');
    await ui.reviews(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('Cargando...')).toBeHidden();
    const reviews = await page.getByRole('article').all();
    expect(await photos(page)).toHaveLength(10);
    await expectSeen(
      ...(await headings(page)),
      ui.menuLink(page),
      ...(await photos(page)),
      ...reviews.slice(0, 1),
      page.getByRole('link', { name: 'Ver más reseñas de' }),
      page.getByRole('link', { name: 'Armá tu menú' }).last(),
      ...(await ofEveryPage(page)),
    );
  });

  test('on the events page', anywhereWide, async ({ page }) => {
    await openPage(page, '/eventos');
    const introduction = await page.locator('main section').first().locator('picture img').all();
    expect(introduction).toHaveLength(3);
    const menu = ui.menu(page);
    const parts = (await menu.count())
      ? [menu.getByText('(Todos los precios son por persona)'), ...(await menu.locator('summary').all())]
      : [page.getByText('Estamos renovando la carta.'), page.getByRole('link', { name: 'Pedir propuesta' })];
    await expectSeen(
      ...(await headings(page)),
      ...introduction,
      ...parts,
      page.getByRole('main').getByRole('link', { name: 'Abrir WhatsApp' }).last(),
      ...(await ofEveryPage(page)),
    );
  });

  test('on the page of a missing address', anywhereWide, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await openPage(page, '/no-existe');
    await expectSeen(
      ...(await headings(page)),
      ...(await photos(page)),
      page.getByRole('link', { name: 'aquí' }),
      ...(await ofEveryPage(page)),
    );
  });

  test('in the chat', anywhereWide, async ({ page }) => {
    await openPage(page, '/');
    await ui.launcher(page).click();
    const chat = ui.chat(page);
    await expectSeen(
      chat.getByText('Hola! Cómo podemos ayudarte?'),
      chat.getByPlaceholder('Escribe un mensaje...'),
    );
  });
});
