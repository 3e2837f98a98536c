import { expect } from '@playwright/test';
import { test } from './test';
import type { Role, Visitor } from './visitor';

const PANEL = 'Solicitar servicio de catering:';
const CHAT = 'Hola! Cómo podemos ayudarte?';
const PIZZA_PARTY = 'Pizza party $16.900';

/** Opens a page and waits until the chat launcher is hydrated: it is a link before and a button after. */
async function openPage(visitor: Visitor, address: string) {
  await visitor.open(address);
  await expectVisible(visitor, 'button', 'Chatear por WhatsApp');
}

const expectVisible = (visitor: Visitor, role: Role, name: string) =>
  expect.poll(() => visitor.sees(role, name), `sees the ${role} "${name}"`).toBe(true);

const expectGone = (visitor: Visitor, role: Role, name: string) =>
  expect.poll(() => visitor.sees(role, name), `no longer sees the ${role} "${name}"`).toBe(false);

/** The placeholder or text of the focused element. */
const focusedText = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('placeholder') ?? element?.textContent?.trim();
  });

const isBodyFixed = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.body).position === 'fixed');

const trafficSource = (visitor: Visitor) => visitor.evaluate(() => localStorage.getItem('trafficSource'));

test('the home page shows all headings, and its footer once scrolled into view', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, siteUrl);
  for (const name of ['Cátering para tu evento', 'NUESTROS EVENTOS', 'Lo que dicen los clientes']) {
    await expectVisible(visitor, 'heading', name);
  }
  await visitor.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expectVisible(visitor, 'link', 'Cotizar evento');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

/** The names, without numbers, of the photos that the page has fetched so far. */
const fetchedPhotos = (visitor: Visitor) =>
  visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.match(/images\/prepared\/([a-z]+)/)?.[1])
      .filter((photo) => photo !== undefined),
  );

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 400 } });

  test('the banner fetches one photo, and the gallery none until it is scrolled into view', async ({
    visitor,
    siteUrl,
  }) => {
    await openPage(visitor, siteUrl);
    expect(await fetchedPhotos(visitor)).toEqual(['hero']);
    await visitor.evaluate(() => document.querySelector('#menu-section')?.scrollIntoView());
    const shown = () =>
      visitor.evaluate(() => {
        const photo = document.querySelector('#menu-section img');
        return photo instanceof HTMLImageElement && photo.checkVisibility() && photo.naturalWidth > 0;
      });
    await expect.poll(shown).toBe(true);
  });
});

test('the link of the banner opens the events page at its top, and back returns to the home page', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, siteUrl);
  await visitor.press('link', 'Armá tu menú');
  await expectVisible(visitor, 'heading', 'COTIZÁ TU EVENTO');
  const top = () => visitor.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(0);
  await visitor.goBack();
  await expectVisible(visitor, 'heading', 'Cátering para tu evento');
});

test('an address with a section shows it', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos#disena-tu-menu`);
  const top = () =>
    visitor.evaluate(() => document.getElementById('disena-tu-menu')?.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThan(0);
});

test('the phone menu opens, closes with Esc and links to the other page', async ({
  visitor,
  siteUrl,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) > 700, 'the header has no menu button at this width');
  await openPage(visitor, siteUrl);
  const shown = () =>
    visitor.evaluate(() =>
      document.querySelector('header nav')?.checkVisibility({ visibilityProperty: true }),
    );
  expect(await shown()).toBe(false);
  await visitor.press('button', 'Menú');
  await expect.poll(shown).toBe(true);
  await visitor.hit('Escape');
  await expect.poll(shown).toBe(false);
  await visitor.press('button', 'Menú');
  await visitor.press('link', 'Cotizar evento');
  await expectVisible(visitor, 'heading', 'COTIZÁ TU EVENTO');
  await expect.poll(shown).toBe(false);
});

test('a closed category hides its options; its header or a match of the page search opens it', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await visitor.sees('checkbox', 'Flan mixto $4.500')).toBe(false);
  await visitor.press('heading', 'Postres');
  await expectVisible(visitor, 'checkbox', 'Flan mixto $4.500');
  await visitor.press('heading', 'Postres');
  await expectGone(visitor, 'checkbox', 'Flan mixto $4.500');
  // The browser reveals the target of a fragment in the same way as a match of the page search.
  await visitor.evaluate(() => {
    const label = [...document.querySelectorAll('label')].find((one) =>
      one.textContent?.includes('Empanadas'),
    );
    window.location.hash = label?.htmlFor ?? '';
  });
  await expectVisible(visitor, 'checkbox', 'Empanadas $6.900');
});

test("the menu's heading is beside the list on a wide screen, above it on a phone", async ({
  visitor,
  siteUrl,
  viewport,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  const [right = 0, bottom = 0, listLeft = 0, listTop = 0] = await visitor.evaluate(() => {
    const list = document.querySelector('details')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('legend h2') ?? document.body);
    const heading = text.getBoundingClientRect();
    return [heading.right, heading.bottom, list?.left, list?.top];
  });
  if ((viewport?.width ?? 0) > 1_024) expect(right).toBeLessThan(listLeft);
  else expect(bottom).toBeLessThan(listTop);
});

test('the row of a ticked option has another background, and nothing covers the chat launcher', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  const backgrounds = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
        .slice(0, 2)
        .map(({ labels }) => labels?.[0] && getComputedStyle(labels[0], '::before').backgroundColor),
    );
  const [before, neighbour] = await backgrounds();
  expect(before).toBe(neighbour);
  await visitor.press('checkbox', PIZZA_PARTY);
  await expect.poll(async () => (await backgrounds())[0]).not.toBe(before);
  expect((await backgrounds())[1]).toBe(neighbour);
  await expectVisible(visitor, 'button', 'Solicitar servicio');
  await visitor.press('button', 'Chatear por WhatsApp');
  await expectVisible(visitor, 'dialog', CHAT);
});

test('a request from the first tick to the WhatsApp message', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await visitor.sees('button', 'Solicitar servicio')).toBe(false);
  await visitor.press('checkbox', 'Casamiento & fiesta #1 $48.500');
  await visitor.press('heading', 'Bebidas');
  await visitor.press('checkbox', 'Vino + soda $8.900');
  await visitor.press('button', 'Solicitar servicio');
  await expectVisible(visitor, 'dialog', PANEL);
  await visitor.press('textbox', 'Tu nombre');
  await visitor.write('Ana & Luis 50% #1 + ñ');
  await visitor.hit('Tab');
  // The date field expects the order of the browser's language (month first), the site shows the date day first.
  await visitor.write('12/05/2027');
  const panel = () => visitor.evaluate(() => document.querySelector('dialog')?.textContent);
  await expect.poll(panel).toContain('Elegiste el 05/12/2027: domingo 5 de diciembre de 2027');

  const sendInView = () =>
    visitor.evaluate(() => {
      const send = document.querySelector('dialog a')?.getBoundingClientRect();
      return send !== undefined && send.top >= 0 && send.bottom <= window.innerHeight;
    });
  expect(await sendInView()).toBe(true);
  await visitor.press('link', 'Solicitar servicio');
  await expect
    .poll(() => visitor.whatsappTexts())
    .toEqual([
      `Hola, mi nombre es Ana & Luis 50% #1 + ñ y quiero cotizar un evento.

*Fecha:* 05/12/2027

*Entrada:*
Sin especificar

*Menu principal:*
- Casamiento & fiesta #1

*Postre:*
Sin especificar

*Bebidas:*
- Vino + soda`,
    ]);
});

test('Enter in the name field sends the request, and Cancelar clears it, which can be undone', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  await visitor.press('button', 'Solicitar servicio');
  await visitor.press('textbox', 'Tu nombre');
  await visitor.write('Ana');
  await visitor.hit('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual([expect.stringContaining('mi nombre es Ana y')]);
  expect(await visitor.evaluate(() => window.location.pathname)).toBe('/eventos');
  await visitor.press('button', 'Cancelar');
  await expectGone(visitor, 'button', 'Solicitar servicio');
  const ticked = () => visitor.evaluate(() => document.querySelectorAll(':checked').length);
  expect(await ticked()).toBe(0);
  await expect.poll(() => focusedText(visitor)).toContain('Cancelaste la solicitud.');
  await visitor.press('button', 'Deshacer');
  await expect.poll(ticked).toBe(1);
});

test('the open panel fixes the page and traps the focus, and closing restores both', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  const place = await visitor.evaluate(() => {
    window.scrollBy({ top: 60, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await visitor.press('button', 'Solicitar servicio');
  await expectVisible(visitor, 'dialog', PANEL);
  await expect.poll(() => isBodyFixed(visitor)).toBe(true);
  const isInside = () => visitor.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await expect.poll(isInside).toBe(true);
  const canFocusPageBehind = () =>
    visitor.evaluate(() => {
      const box = document.querySelector<HTMLElement>('input[type=checkbox]');
      box?.focus();
      return document.activeElement === box;
    });
  expect(await canFocusPageBehind()).toBe(false);
  for (let step = 0; step < 8; step += 1) {
    await visitor.hit('Tab');
    // While the focus is in the browser's own controls, the active element is the body.
    expect(
      (await isInside()) || (await visitor.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
  }
  await visitor.hit('Escape');
  await expectGone(visitor, 'dialog', PANEL);
  await expect.poll(() => isBodyFixed(visitor)).toBe(false);
  await expect.poll(() => focusedText(visitor)).toMatch(/^Solicitar servicio/);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(place);
});

test('the chat opens, sends a text and closes with Esc', async ({ visitor, siteUrl }) => {
  await openPage(visitor, siteUrl);
  await visitor.press('button', 'Chatear por WhatsApp');
  await expectVisible(visitor, 'dialog', CHAT);
  await expect.poll(() => focusedText(visitor)).toBe('Escribe un mensaje...');
  await visitor.hit('Enter');
  await visitor.write('50% & más #1 + ñ');
  await visitor.hit('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual(['50% & más #1 + ñ']);
  const typed = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value);
  await expect.poll(typed).toBe('');
  await expectVisible(visitor, 'dialog', CHAT);
  await visitor.hit('Escape');
  await expectGone(visitor, 'dialog', CHAT);
  await expect.poll(() => focusedText(visitor)).toBe('Chatear por WhatsApp');
});

test('the traffic source of a visit is stored', async ({ visitor, siteUrl }) => {
  await visitor.arriveFrom('http://www.google.com.ar', siteUrl);
  await expectVisible(visitor, 'button', 'Chatear por WhatsApp');
  await expect.poll(() => trafficSource(visitor)).toBe('google');
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await trafficSource(visitor)).toBe('google');
});

test('chosen options are restored after a reload', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  await expectVisible(visitor, 'button', 'Solicitar servicio');
  await visitor.reload();
  await expectVisible(visitor, 'button', 'Solicitar servicio');
  await visitor.press('button', 'Solicitar servicio');
  await expectVisible(visitor, 'dialog', PANEL);
  const included = () => visitor.evaluate(() => document.querySelector('dialog li')?.textContent);
  expect(await included()).toContain('Pizza party');
});
