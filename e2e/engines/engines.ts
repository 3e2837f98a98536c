import { expect } from '@playwright/test';
import { test } from './test';
import type { Role, Visitor } from './visitor';

const PANEL = 'Solicitar servicio de catering:';
const CHAT = 'Hola! Cómo podemos ayudarte?';
const PIZZA_PARTY = 'Pizza party $16.900';

/** Opens a page and waits until its scripts have taken over: only then is the chat's launcher a button. */
async function openPage(visitor: Visitor, address: string) {
  await visitor.open(address);
  await seen(visitor, 'button', 'Chatear por WhatsApp');
}

const seen = (visitor: Visitor, role: Role, name: string) =>
  expect.poll(() => visitor.sees(role, name), `sees the ${role} "${name}"`).toBe(true);

const unseen = (visitor: Visitor, role: Role, name: string) =>
  expect.poll(() => visitor.sees(role, name), `no longer sees the ${role} "${name}"`).toBe(false);

/** The words on, or in, whatever has the focus. */
const focused = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('placeholder') ?? element?.textContent?.trim();
  });

const isFixed = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.body).position === 'fixed');

const trafficSource = (visitor: Visitor) => visitor.evaluate(() => localStorage.getItem('trafficSource'));

test('the home page reads to its end', async ({ visitor, siteUrl }) => {
  await openPage(visitor, siteUrl);
  for (const name of ['Cátering para tu evento', 'NUESTROS EVENTOS', 'Lo que dicen los clientes']) {
    await seen(visitor, 'heading', name);
  }
  await visitor.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  // Its rendering is deferred until then.
  await seen(visitor, 'link', 'Cotizar evento');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

/** The photos that were fetched so far, by their names without numbers. */
const fetchedPhotos = (visitor: Visitor) =>
  visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.match(/images\/prepared\/([a-z]+)/)?.[1])
      .filter((photo) => photo !== undefined),
  );

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 400 } });

  test('the banner fetches one photo, and the gallery waits for the visitor', async ({
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

test('the banner leads to the top of the events page, and back to where one was', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, siteUrl);
  await visitor.press('link', 'Armá tu menú');
  await seen(visitor, 'heading', 'COTIZÁ TU EVENTO');
  const top = () => visitor.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(0);
  await visitor.goBack();
  await seen(visitor, 'heading', 'Cátering para tu evento');
});

test('the phone menu opens, closes with Esc and leads on', async ({ visitor, siteUrl, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'the links stand in the bar');
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
  await seen(visitor, 'heading', 'COTIZÁ TU EVENTO');
  await expect.poll(shown).toBe(false);
});

test('a closed category hides its options and opens for its header, or for what the browser finds in it', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await visitor.sees('checkbox', 'Flan mixto $4.500')).toBe(false);
  await visitor.press('button', 'Postres');
  await seen(visitor, 'checkbox', 'Flan mixto $4.500');
  await visitor.press('button', 'Postres');
  await unseen(visitor, 'checkbox', 'Flan mixto $4.500');
  // What a link points at is searched for like the words of a page search.
  await visitor.evaluate(() => {
    const label = [...document.querySelectorAll('label')].find((one) =>
      one.textContent?.includes('Empanadas'),
    );
    window.location.hash = label?.htmlFor ?? '';
  });
  await seen(visitor, 'checkbox', 'Empanadas $6.900');
  await expect
    .poll(() =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('h3 button')]
          .find((one) => one.textContent === 'Entradas')
          ?.getAttribute('aria-expanded'),
      ),
    )
    .toBe('true');
});

test('what the server has closed stays so while the scripts are awaited, and then opens by itself', async ({
  visitor,
  siteUrl,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  // As the server's HTML has it; here the scripts have come long ago.
  const closeAsServer = () =>
    visitor.evaluate(() => {
      const panel = document.querySelector('#categoria-2');
      panel?.setAttribute('hidden', '');
      return panel?.getBoundingClientRect().height;
    });
  expect(await closeAsServer()).toBe(0);
  const look = () =>
    visitor.evaluate(() => {
      const panel = document.querySelector('#categoria-2') ?? document.body;
      return [getComputedStyle(panel).visibility, panel.getBoundingClientRect().height > 0];
    });
  expect(await look()).toEqual(['hidden', false]);
  // Instead of waiting for as long as the style sheet does.
  await visitor.evaluate(() => {
    for (const animation of document.querySelector('#categoria-2')?.getAnimations() ?? []) animation.finish();
  });
  expect(await look()).toEqual(['visible', true]);
});

test("the menu's heading stands beside it on a wide screen, above it on a phone", async ({
  visitor,
  siteUrl,
  viewport,
}) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  const [right = 0, bottom = 0, listLeft = 0, listTop = 0] = await visitor.evaluate(() => {
    const list = document.querySelector('h3')?.parentElement?.parentElement?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('legend h2') ?? document.body);
    const heading = text.getBoundingClientRect();
    return [heading.right, heading.bottom, list?.left, list?.top];
  });
  if ((viewport?.width ?? 0) > 1_024) expect(right).toBeLessThan(listLeft);
  else expect(bottom).toBeLessThan(listTop);
});

test('a chosen row stands out, and nothing covers the chat', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  const looks = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
        .slice(0, 2)
        .map(({ labels }) => labels?.[0] && getComputedStyle(labels[0], '::before').backgroundColor),
    );
  const [before, neighbour] = await looks();
  expect(before).toBe(neighbour);
  await visitor.press('checkbox', PIZZA_PARTY);
  await expect.poll(async () => (await looks())[0]).not.toBe(before);
  expect((await looks())[1]).toBe(neighbour);
  await seen(visitor, 'button', 'Solicitar servicio');
  await visitor.press('button', 'Chatear por WhatsApp');
  await seen(visitor, 'dialog', CHAT);
});

test('a request from the first tick to the WhatsApp message', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await visitor.sees('button', 'Solicitar servicio')).toBe(false);
  await visitor.press('checkbox', 'Casamiento & fiesta #1 $48.500');
  await visitor.press('button', 'Bebidas');
  await visitor.press('checkbox', 'Vino + soda $8.900');
  await visitor.press('button', 'Solicitar servicio');
  await seen(visitor, 'dialog', PANEL);
  await visitor.press('textbox', 'Tu nombre');
  await visitor.write('Ana & Luis 50% #1 + ñ');
  await visitor.hit('Tab');
  // The field asks for the day as the browser's language has it, the site tells it as the visitor's has.
  await visitor.write('12/05/2027');
  const panel = () => visitor.evaluate(() => document.querySelector('[role=dialog]')?.textContent);
  await expect.poll(panel).toContain('Elegiste el 05/12/2027.');

  const sendInView = () =>
    visitor.evaluate(() => {
      const send = document.querySelector('[role=dialog] a')?.getBoundingClientRect();
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

test('Enter in the name sends, and Cancelar starts anew', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  await visitor.press('button', 'Solicitar servicio');
  await visitor.press('textbox', 'Tu nombre');
  await visitor.write('Ana');
  await visitor.hit('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual([expect.stringContaining('mi nombre es Ana y')]);
  expect(await visitor.evaluate(() => window.location.pathname)).toBe('/eventos');
  await visitor.press('button', 'Cancelar');
  await unseen(visitor, 'button', 'Solicitar servicio');
  expect(await visitor.evaluate(() => document.querySelectorAll(':checked').length)).toBe(0);
  await expect.poll(() => focused(visitor)).toBe('Diseñá tu menú.');
});

test('the open panel holds page and focus, and gives both back', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  const place = await visitor.evaluate(() => {
    window.scrollBy({ top: 60, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await visitor.press('button', 'Solicitar servicio');
  await seen(visitor, 'dialog', PANEL);
  expect(await isFixed(visitor)).toBe(true);
  const isInside = () => visitor.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(isInside).toBe(true);
  const reachesBehind = () =>
    visitor.evaluate(() => {
      const box = document.querySelector<HTMLElement>('input[type=checkbox]');
      box?.focus();
      return document.activeElement === box;
    });
  expect(await reachesBehind()).toBe(false);
  for (let step = 0; step < 8; step += 1) {
    await visitor.hit('Tab');
    // The page itself is where the focus goes on its way through the browser's own controls.
    expect(
      (await isInside()) || (await visitor.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
  }
  await visitor.hit('Escape');
  await unseen(visitor, 'dialog', PANEL);
  expect(await isFixed(visitor)).toBe(false);
  await expect.poll(() => focused(visitor)).toMatch(/^Solicitar servicio/);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(place);
});

test('a chat from opening to the sent text, closed with Esc', async ({ visitor, siteUrl }) => {
  await openPage(visitor, siteUrl);
  await visitor.press('button', 'Chatear por WhatsApp');
  await seen(visitor, 'dialog', CHAT);
  await expect.poll(() => focused(visitor)).toBe('Escribe un mensaje...');
  await visitor.hit('Enter');
  await visitor.write('50% & más #1 + ñ');
  await visitor.hit('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual(['50% & más #1 + ñ']);
  const typed = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value);
  await expect.poll(typed).toBe('');
  await seen(visitor, 'dialog', CHAT);
  await visitor.hit('Escape');
  await unseen(visitor, 'dialog', CHAT);
  await expect.poll(() => focused(visitor)).toBe('Chatear por WhatsApp');
});

test('where a visitor came from is kept', async ({ visitor, siteUrl }) => {
  await visitor.arriveFrom('http://www.google.com.ar', siteUrl);
  await seen(visitor, 'button', 'Chatear por WhatsApp');
  await expect.poll(() => trafficSource(visitor)).toBe('google');
  await openPage(visitor, `${siteUrl}/eventos`);
  expect(await trafficSource(visitor)).toBe('google');
});

test('the menu that was put together comes back', async ({ visitor, siteUrl }) => {
  await openPage(visitor, `${siteUrl}/eventos`);
  await visitor.press('checkbox', PIZZA_PARTY);
  await seen(visitor, 'button', 'Solicitar servicio');
  await visitor.reload();
  await seen(visitor, 'button', 'Solicitar servicio');
  await visitor.press('button', 'Solicitar servicio');
  await seen(visitor, 'dialog', PANEL);
  const included = () => visitor.evaluate(() => document.querySelector('[role=dialog] li')?.textContent);
  expect(await included()).toBe('Pizza party');
});
