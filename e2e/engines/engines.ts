import { menus } from '../support/content';
import { refresh } from '../support/site';
import { expect, test, type Visitor } from './visitor';

const REQUEST = 'Solicitar servicio de catering:';
const CHAT = 'Hola! Cómo podemos ayudarte?';

/** Opens the request for one option. */
async function openRequest(visitor: Visitor) {
  await visitor.press('checkbox', 'Pizza party');
  await visitor.press('button', 'Solicitar servicio');
  await visitor.sees('dialog', REQUEST);
}

test('a menu becomes a message on WhatsApp', async ({ visitor, siteUrl }) => {
  await visitor.browser.goto(`${siteUrl}/eventos`);
  await visitor.press('checkbox', 'Pizza party');
  await visitor.press('heading', 'Bebidas');
  await visitor.press('checkbox', 'Vino + soda');
  await visitor.press('button', 'Solicitar servicio');
  await visitor.press('textbox', 'Tu nombre');
  await visitor.browser.type('Ana & Luis 50% #1 + ñ');
  await visitor.browser.press('Tab');
  // The date field expects the order of the browser's language (month first), the site shows the date day first.
  await visitor.browser.type('12/05/2027');
  const sheet = () => visitor.evaluate(() => document.querySelector('dialog')?.textContent);
  await expect.poll(sheet).toContain('05/12/2027: domingo 5 de diciembre de 2027');
  await visitor.press('link', 'Solicitar servicio');
  await expect
    .poll(() => visitor.whatsappTexts())
    .toEqual([
      expect.stringMatching(/Ana & Luis 50% #1 \+ ñ y .*\n\n\*Fecha:\* 05\/12\/2027\n\n.*- Vino \+ soda$/s),
    ]);
});

test('back closes the sheet before it leaves the page', async ({ visitor, siteUrl }) => {
  await visitor.browser.goto(siteUrl);
  await visitor.press('link', 'Armá tu menú');
  await visitor.sees('heading', 'COTIZÁ TU EVENTO');
  await openRequest(visitor);
  await visitor.browser.goBack();
  await visitor.seesNo('dialog', REQUEST);
  await visitor.focuses('Solicitar servicio');
  await visitor.browser.goBack();
  await visitor.sees('heading', 'Cátering para tu evento');
});

test('the page behind the open sheet stays in place', async ({ visitor, siteUrl }) => {
  const isBodyFixed = () => visitor.evaluate(() => getComputedStyle(document.body).position === 'fixed');
  await visitor.browser.goto(`${siteUrl}/eventos`);
  await visitor.press('checkbox', 'Pizza party');
  await visitor.sees('button', 'Solicitar servicio');
  const place = await visitor.evaluate(() => {
    window.scrollBy({ top: 60, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await visitor.press('button', 'Solicitar servicio');
  await expect.poll(isBodyFixed).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await visitor.browser.press('Tab');
    // While the focus is in the browser's own controls, the active element is the body.
    const isInSheet = () =>
      visitor.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
    expect(await isInSheet()).toBe(true);
  }
  await visitor.browser.press('Escape');
  await visitor.seesNo('dialog', REQUEST);
  await expect.poll(isBodyFixed).toBe(false);
  await visitor.focuses('Solicitar servicio');
  // Firefox gives fractions of a pixel back.
  expect(await visitor.evaluate(() => window.scrollY)).toBeCloseTo(place, 0);
});

test('the chat sends a text', async ({ visitor, siteUrl }) => {
  await visitor.browser.goto(siteUrl);
  await visitor.press('button', 'Chatear por WhatsApp');
  await visitor.sees('dialog', CHAT);
  await visitor.focuses('Escribe un mensaje...');
  await visitor.browser.type('50% & más #1 + ñ');
  await visitor.browser.press('Enter');
  await expect.poll(() => visitor.whatsappTexts()).toEqual(['50% & más #1 + ñ']);
  await visitor.browser.press('Escape');
  await visitor.seesNo('dialog', CHAT);
  await visitor.focuses('Chatear por WhatsApp');
});

test('whoever comes back sees the new price', async ({ visitor, startSite }) => {
  const site = await startSite({ content: { menus } });
  const priceShown = () => visitor.evaluate(() => document.querySelector('main li label')?.textContent);
  await visitor.browser.goto(`${site.url}/eventos`);
  await expect.poll(priceShown).toContain('$16.900');
  await visitor.press('link', 'Inicio');
  await visitor.sees('heading', 'Cátering para tu evento');
  site.api.content.menus = { 'A Pedido': [{ title: 'Pizza party', price: 19900 }] };
  expect((await refresh(site)).status).toBe(200);
  await visitor.browser.goto('about:blank');
  await visitor.browser.goto(`${site.url}/eventos`);
  await expect.poll(priceShown).toContain('$19.900');
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 400 } });

  test('the request can be sent in a low window', async ({ visitor, siteUrl }) => {
    await visitor.browser.goto(`${siteUrl}/eventos`);
    await openRequest(visitor);
    await visitor.press('textbox', 'Tu nombre');
    await visitor.browser.type('Ana');
    await visitor.press('link', 'Solicitar servicio');
    await expect.poll(() => visitor.whatsappTexts()).toEqual([expect.stringContaining('mi nombre es Ana y')]);
  });

  test('a bullet brings its review to the front', async ({ visitor, siteUrl }) => {
    await visitor.browser.goto(siteUrl);
    // The page does not scroll while the loading overlay covers it.
    const scroll = () =>
      visitor.evaluate(() => {
        document.querySelector('article')?.scrollIntoView();
        return window.scrollY;
      });
    await expect.poll(scroll).toBeGreaterThan(0);
    // Otherwise a slow machine looks when the next review is in view.
    await visitor.press('button', 'Pausar las reseñas');
    await visitor.press('button', 'Ir a la reseña 2');
    const isInView = () =>
      visitor.evaluate(() => {
        const reviews = [...document.querySelectorAll('article')];
        const second = reviews.find(({ ariaLabel }) => ariaLabel?.startsWith('2'));
        const { left = -1, right = 0 } = second?.getBoundingClientRect() ?? {};
        return left >= 0 && right <= window.innerWidth;
      });
    await expect.poll(isInView).toBe(true);
  });
});
