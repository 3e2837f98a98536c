import { expect, test, type Visitor } from './visitor';

const REQUEST = 'Solicitar servicio de catering:';
const CHAT = 'Hola! Cómo podemos ayudarte?';
const PIZZA_PARTY = 'Pizza party $16.900';

/** Opens the events page as the second page of a visit. */
async function openSecondPage(visitor: Visitor) {
  await visitor.open('/');
  await visitor.press('link', 'Armá tu menú');
  await visitor.sees('heading', 'COTIZÁ TU EVENTO');
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 400 } });

  test('the home page shows its photos and reviews', async ({ visitor }) => {
    await visitor.open('/');
    const fetched = () =>
      visitor.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => name.match(/prepared\/([a-z]+)/)?.[1] ?? []),
      );
    expect(await fetched()).toEqual(['hero']);
    await visitor.evaluate(() => document.querySelector('#menu-section')?.scrollIntoView());
    await expect.poll(fetched).toContain('evento');
    await visitor.evaluate(() => document.querySelector('article')?.scrollIntoView());
    // Otherwise a slow machine looks when the next review is in view.
    await visitor.press('button', 'Pausar las reseñas');
    await visitor.press('button', 'Ir a la reseña 2');
    const isInView = () =>
      visitor.evaluate(() => {
        const review = [...document.querySelectorAll('article')].find(({ ariaLabel }) =>
          /2/.test(ariaLabel ?? ''),
        );
        const { left = -1, right = 0 } = review?.getBoundingClientRect() ?? {};
        return left >= 0 && right <= window.innerWidth;
      });
    await expect.poll(isInView).toBe(true);
    await visitor.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await visitor.sees('link', 'Cotizar evento');
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
      true,
    );
  });
});

test('links and the back button lead to the right place of a page', async ({ visitor }) => {
  await openSecondPage(visitor);
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0);
  await visitor.browser.goBack();
  await visitor.sees('heading', 'Cátering para tu evento');
  await visitor.open('/eventos#disena-tu-menu');
  const top = () =>
    visitor.evaluate(() => document.getElementById('disena-tu-menu')?.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThan(0);
});

test('the phone menu links to the other page', async ({ visitor, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'the header has no menu button at this width');
  await visitor.open('/');
  const isOpen = () =>
    visitor.evaluate(() => document.querySelector('nav')?.checkVisibility({ visibilityProperty: true }));
  expect(await isOpen()).toBe(false);
  await visitor.press('button', 'Menú');
  await expect.poll(isOpen).toBe(true);
  await visitor.browser.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await visitor.press('button', 'Menú');
  await visitor.press('link', 'Cotizar evento');
  await visitor.sees('heading', 'COTIZÁ TU EVENTO');
  await expect.poll(isOpen).toBe(false);
});

test('a closed category opens by its header or by find-in-page', async ({ visitor }) => {
  await visitor.open('/eventos');
  await visitor.seesNo('checkbox', 'Flan mixto $4.500');
  await visitor.press('heading', 'Postres');
  await visitor.sees('checkbox', 'Flan mixto $4.500');
  await visitor.press('heading', 'Postres');
  await visitor.seesNo('checkbox', 'Flan mixto $4.500');
  // The browser reveals the target of a fragment in the same way as a match of find-in-page.
  await visitor.evaluate(() => {
    const labels = [...document.querySelectorAll('label')];
    window.location.hash =
      labels.find(({ textContent }) => textContent?.includes('Empanadas'))?.htmlFor ?? '';
  });
  await visitor.sees('checkbox', 'Empanadas $6.900');
});

test('a request opens WhatsApp with its message', async ({ visitor }) => {
  await visitor.open('/eventos');
  const background = () =>
    visitor.evaluate(() => {
      const [label] = document.querySelector('input')?.labels ?? [];
      return label && getComputedStyle(label, '::before').backgroundColor;
    });
  const before = await background();
  await visitor.seesNo('button', 'Solicitar servicio');
  await visitor.press('checkbox', PIZZA_PARTY);
  await expect.poll(background).not.toBe(before);
  await visitor.press('heading', 'Bebidas');
  await visitor.press('checkbox', 'Vino + soda $8.900');
  await visitor.browser.reload();
  await visitor.press('button', 'Solicitar servicio');
  await visitor.sees('dialog', REQUEST);
  await visitor.press('textbox', 'Tu nombre');
  await visitor.browser.type('Ana & Luis 50% #1 + ñ');
  await visitor.browser.press('Tab');
  // The date field expects the order of the browser's language (month first), the site shows the date day first.
  await visitor.browser.type('12/05/2027');
  const sheet = () => visitor.evaluate(() => document.querySelector('dialog')?.textContent);
  await expect.poll(sheet).toContain('Elegiste el 05/12/2027: domingo 5 de diciembre de 2027');
  const isSendInView = () =>
    visitor.evaluate(() => {
      const { top = -1, bottom = 0 } = document.querySelector('dialog a')?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
  expect(await isSendInView()).toBe(true);
  await visitor.press('link', 'Solicitar servicio');
  await expect
    .poll(() => visitor.whatsappTexts())
    .toEqual([
      `Hola, mi nombre es Ana & Luis 50% #1 + ñ y quiero cotizar un evento.

*Fecha:* 05/12/2027

*Entrada:*
Sin especificar

*Menu principal:*
- Pizza party

*Postre:*
Sin especificar

*Bebidas:*
- Vino + soda`,
    ]);
});

test('Enter goes through the fields and sends the request in the last', async ({ visitor }) => {
  await visitor.open('/eventos');
  await visitor.press('checkbox', PIZZA_PARTY);
  await visitor.press('button', 'Solicitar servicio');
  await visitor.press('textbox', 'Tu nombre');
  await visitor.browser.type('Ana');
  await visitor.browser.press('Enter');
  expect(await visitor.whatsappTexts()).toEqual([]);
  await visitor.press('textbox', 'Chicos de 4 a 9');
  await visitor.browser.press('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual([expect.stringContaining('mi nombre es Ana y')]);
  await visitor.press('button', 'Cancelar');
  await visitor.seesNo('button', 'Solicitar servicio');
  await visitor.focuses('Cancelaste la solicitud.');
});

test('the page behind the open sheet stays in place', async ({ visitor }) => {
  const isBodyFixed = () => visitor.evaluate(() => getComputedStyle(document.body).position === 'fixed');
  const isInside = () => visitor.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await visitor.open('/eventos');
  await visitor.press('checkbox', PIZZA_PARTY);
  const place = await visitor.evaluate(() => {
    window.scrollBy({ top: 60, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await visitor.press('button', 'Solicitar servicio');
  await visitor.sees('dialog', REQUEST);
  await expect.poll(isBodyFixed).toBe(true);
  await expect.poll(isInside).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await visitor.browser.press('Tab');
    // While the focus is in the browser's own controls, the active element is the body.
    const isOutside = () => visitor.evaluate(() => document.activeElement === document.body);
    expect((await isInside()) || (await isOutside())).toBe(true);
  }
  await visitor.browser.press('Escape');
  await visitor.seesNo('dialog', REQUEST);
  await expect.poll(isBodyFixed).toBe(false);
  await visitor.focuses('Solicitar servicio');
  // Firefox gives fractions of a pixel back.
  expect(await visitor.evaluate(() => window.scrollY)).toBeCloseTo(place, 0);
});

test('the chat sends a text', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('button', 'Chatear por WhatsApp');
  await visitor.sees('dialog', CHAT);
  await visitor.focuses('Escribe un mensaje...');
  await visitor.browser.type('50% & más #1 + ñ');
  await visitor.browser.press('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual(['50% & más #1 + ñ']);
  await visitor.sees('dialog', CHAT);
  await visitor.browser.press('Escape');
  await visitor.seesNo('dialog', CHAT);
  await visitor.focuses('Chatear por WhatsApp');
});

test('back closes the sheet before it leaves the page', async ({ visitor }) => {
  await openSecondPage(visitor);
  await visitor.press('checkbox', PIZZA_PARTY);
  await visitor.press('button', 'Solicitar servicio');
  await visitor.sees('dialog', REQUEST);
  await visitor.browser.goBack();
  await visitor.seesNo('dialog', REQUEST);
  await visitor.focuses('Solicitar servicio');
  await visitor.browser.goBack();
  await visitor.sees('heading', 'Cátering para tu evento');
});

test('a chat that was closed by Esc leaves no step in the history', async ({ visitor }) => {
  await openSecondPage(visitor);
  await visitor.press('button', 'Chatear por WhatsApp');
  await visitor.focuses('Escribe un mensaje...');
  await visitor.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await visitor.browser.press('Escape');
  await visitor.seesNo('dialog', CHAT);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(300);
  await visitor.browser.goBack();
  await visitor.sees('heading', 'Cátering para tu evento');
});

test('a link of the phone menu leaves one step in the history', async ({ visitor, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'the header has no menu button at this width');
  const isOpen = () => visitor.evaluate(() => document.querySelector('nav')?.matches(':popover-open'));
  await visitor.open('/');
  await visitor.press('button', 'Menú');
  await expect.poll(isOpen).toBe(true);
  await visitor.press('link', 'Cotizar evento');
  await visitor.sees('heading', 'COTIZÁ TU EVENTO');
  await visitor.browser.goBack();
  await visitor.sees('heading', 'Cátering para tu evento');
  expect(await isOpen()).toBe(false);
});
