import type { Locator, Page } from '@playwright/test';
import { startCarousel } from './support/states';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

/** `visible` if the focused element is outlined, in view and not covered; otherwise a description of what is wrong. */
function focusState(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus has left the page';
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const there = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const outlined = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    const inView =
      Math.min(right, innerWidth) - Math.max(left, 0) > width / 2 && top > -1 && bottom < innerHeight + 1;
    const covered = there !== null && !element.contains(there) && !there.contains(element);
    if (outlined && inView && !covered) return 'visible';
    return `${element.outerHTML.slice(0, 100)}: ${JSON.stringify({ outlined, inView, covered })}`;
  });
}

/** The name of the focused element, shortened for reviews. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? '';
    return name.match(/Clienta [A-G]/)?.[0] ?? name.trim().replace(/\s+/g, ' ');
  });
}

/** Tabs from the start of the page to its end, checks that each focused element is visible, and returns their names. */
async function tabThrough(page: Page): Promise<string[]> {
  // The buttons show once the carousel has started.
  await startCarousel(page);
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Shift+Tab');
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return names;
    await expect.poll(() => focusState(page)).toBe('visible');
    names.push(await focusedName(page));
    expect(names.length).toBeLessThan(100);
  }
}

const reviews = [
  ...[...'ABCDEFG'].map((letter) => `Clienta ${letter}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((place) => `Ir a la reseña ${place}`),
  'Ver más reseñas de',
];
const footer = ['Inicio', 'Pedir cotización', 'WhatsApp', 'Chatear por WhatsApp'];

const header = ['Saltar al contenido', 'Fuego y Masa', 'Inicio', 'Pedir cotización', 'WhatsApp'];

test.describe('at 1280 px', () => {
  // Without reduced motion, elements still move while their position is checked. The request is sent by keyboard on a phone, below.
  test.use({ viewport: { width: 1280, height: 844 }, reducedMotion: 'reduce' });

  test('Tab goes through the home page in order, with a visible focus at every stop', async ({ page }) => {
    await openPage(page, '/');
    const own = ['Armá tu menú', 'Ver fotos', ...reviews, 'Armá tu menú'];
    expect(await tabThrough(page)).toEqual([...header, ...own, ...footer]);
  });

  test('Tab goes through the events page in order, with a visible focus at every stop', async ({ page }) => {
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    expect(await tabThrough(page)).toEqual([
      ...header,
      '¿Qué incluye?',
      'A Pedido 1 elegida 3 opciones desde $16.900',
      'Pizza party $16.900',
      'Casamiento & fiesta #1 $48.500',
      'A convenir',
      'Menú pizzas 2 opciones desde $11.900',
      'Entradas 2 opciones desde $6.900',
      'Postres 2 opciones desde $4.500',
      'Bebidas 2 opciones desde $8.900',
      'Pedir cotización',
      'Solicitar servicio 1 elegida · $16.900 por persona',
      ...reviews,
      'Abrir WhatsApp',
      ...footer,
    ]);
  });
});

/** Does not require an outline: the browser draws a ring of its own around the parts of date and time fields. */
const inSight = /^visible$|"inView":true,"covered":false/;

/** Presses a key until the focus is on this element. Checks at every stop that the focused element is in sight. */
async function goTo(page: Page, end: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 1; !(await end.evaluate((element) => element === document.activeElement)); stops += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focusState(page)).toMatch(inSight);
    expect(stops).toBeLessThan(60);
  }
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });

  test('the chat closes when the focus leaves it on a small phone', async ({ page }) => {
    await openPage(page, '/');
    await ui.launcher(page).click();
    await expect(page.getByPlaceholder('Escribe un mensaje...')).toBeFocused();
    await goTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' }), 'Shift+Tab');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the way to the request is the next stop after a tick', async ({ page }) => {
  await openPage(page, '/eventos');
  await ui.option(page, 'Pizza party').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pedir cotización' })).toBeFocused();
  await expect.poll(() => focusState(page)).toBe('visible');
  await page.keyboard.press('Enter');
  await expect(ui.sheet(page)).toBeFocused();
});

test('a request can be sent with only the keyboard', async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await goTo(page, ui.option(page, 'Pizza party'));
  await page.keyboard.press('Space');
  await goTo(page, ui.category(page, 'Postres'));
  await page.keyboard.press('Enter');
  await goTo(page, ui.option(page, 'Flan mixto'));
  await page.keyboard.press('Space');
  await goTo(page, ui.requestTab(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await goTo(page, ui.sheet(page).getByLabel('Tu nombre'));
  await page.keyboard.type('Ana');
  // Enter neither sends nor goes on.
  await page.keyboard.press('Enter');
  await expect(ui.sheet(page).getByLabel('Tu nombre')).toBeFocused();
  await goTo(page, ui.sheet(page).getByLabel('Fecha del evento'));
  // A date with the same digits for day and month: the order of the fields depends on the browser's language.
  await page.keyboard.type('11112027');
  await expect(page.getByText('Elegiste el 11/11/2027: jueves 11 de noviembre de 2027')).toBeVisible();
  await goTo(page, ui.sendLink(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => whatsapp.texts[0]).toContain('mi nombre es Ana');
  expect(whatsapp.texts).toHaveLength(1);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Solicitar servicio' })).toBeFocused();
});
