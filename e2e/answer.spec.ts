import type { Page } from '@playwright/test';
import { inspect } from './support/axe';
import { expect, test } from './support/test';
import * as ui from './support/ui';

// The site of `rosarioUrl` has the answer page. Its menu has one fish with a price and one without.

const request = `Reenviado
[14:03, 25/11/2026] Ana: Hola, mi nombre es Ana <img src=x onerror=alert(1)> y quiero cotizar un evento.

Fecha: 12/12/2026

Invitados: 40 (10 chicos de 3 a 10)

Entrada:
Sin especificar

Menu principal:
- Boga a las brasas
- Surubí
- Dorado

Postre:
Sin especificar

Bebidas:
Sin especificar
[14:04, 25/11/2026] Ana: ¿Tienen lugar?`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const answer = (page: Page) => field(page, 'Respuesta');
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('answerDraft'));

async function openAnswers(page: Page, site: string) {
  await page.goto(`${site}/presupuesto`);
  // The scripts fill in this date, and the saved draft with it.
  await expect(field(page, 'Válido hasta')).not.toHaveValue('');
}

async function readRequest(page: Page) {
  await field(page, 'Pegá el pedido').fill(request);
  await page.getByRole('button', { name: 'Leer el pedido' }).click();
}

test.describe('the answer page', () => {
  test('turns a request into an answer', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await expect(field(page, 'Precio de Surubí')).toBeFocused();
    await page.keyboard.type('15.000');
    await field(page, 'Precio de Dorado').fill('18000');
    await page.getByRole('button', { name: 'Agregar Traslado' }).click();
    await field(page, 'Descuento (10 % o pesos)').fill('10 %');
    await expect(answer(page)).toContainText(/^\*Presupuesto para Ana <img src=x onerror=alert\(1\)>\*/);
    // 30 × 45.100 + 10 × 27.060 + 45.000 = 1.668.600
    await expect(answer(page)).toContainText(
      /\*Subtotal:\* \$1\.668\.600 \(30 × \$45\.100 \+ 10 chicos × \$27\.060/,
    );
    await expect(answer(page)).toContainText(/\*Total:\* \$1\.501\.740/);
    await expect(answer(page)).toContainText(/\*Seña:\* \$750\.870 \(50 %\)/);
    await expect(field(page, 'Notas (solo para vos)')).toHaveValue(/¿Tienen lugar\?/);
  });

  test('opens a WhatsApp chat with the client', async ({ page, rosarioUrl, whatsapp }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await field(page, 'Su WhatsApp').fill('0341 15 555-0000');
    await expect(page.getByText(/escribilo \+54 9 341 555-0000; el chat se abre con ese/)).toBeVisible();
    await page.getByRole('link', { name: 'Abrir WhatsApp' }).click();
    await expect.poll(() => whatsapp.phones).toEqual(['5493415550000']);
    expect(whatsapp.texts[0]).toBe(await answer(page).textContent());
  });

  test('keeps a draft that was written without a connection', async ({
    page,
    rosarioUrl,
    context,
    expectedErrors,
  }) => {
    // The prefetches of the header's links fail.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openAnswers(page, rosarioUrl);
    await context.setOffline(true);
    await readRequest(page);
    await field(page, 'Precio de Surubí').fill('15.000');
    await expect(answer(page)).toContainText(/- Surubí: \$15\.000/);
    await context.setOffline(false);
    await page.reload();
    await expect(field(page, 'Precio de Surubí')).toHaveValue('15.000');
    await expect(field(page, 'Pegá el pedido')).toHaveValue(/^Reenviado/);
  });

  test('undoes the reading of a request', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await field(page, 'Nombre').fill('Luis');
    await readRequest(page);
    await expect(field(page, 'Nombre')).toHaveValue(/^Ana/);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Luis');
  });

  test('deletes the draft on request', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await field(page, 'Nombre').fill('Luis');
    await page.getByRole('button', { name: 'Borrar' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('');
    expect(await draft(page)).toBeNull();
    await page.reload();
    await expect(field(page, 'Válido hasta')).not.toHaveValue('');
    await expect(field(page, 'Nombre')).toHaveValue('');
  });

  test('stores no draft until something is typed', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    expect(await draft(page)).toBeNull();
  });

  test('says when the browser does not allow pasting', async ({ page, rosarioUrl }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openAnswers(page, rosarioUrl);
    await page.getByRole('button', { name: 'Pegar', exact: true }).click();
    await expect(page.getByText('pegalo vos en el campo')).toBeVisible();
  });

  test('says when the browser cannot store a draft', async ({ page, rosarioUrl }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await expect(page.getByText('Tu navegador no guarda el borrador')).toBeVisible();
    await expect(answer(page)).toContainText(/Boga a las brasas/);
  });

  test('reads a request as soon as the paste button is pressed', async ({ page, rosarioUrl, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAnswers(page, rosarioUrl);
    await page.evaluate((text) => navigator.clipboard.writeText(text), request);
    await page.getByRole('button', { name: 'Pegar', exact: true }).click();
    await expect(field(page, 'Invitados')).toHaveValue('40');
  });

  test('replaces a request by another one that is pasted', async ({ page, rosarioUrl, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    const other =
      'Hola, mi nombre es Beto y quiero cotizar un evento.\n\nMenu principal:\n- Boga a las brasas';
    await page.evaluate((text) => navigator.clipboard.writeText(text), other);
    await field(page, 'Pegá el pedido').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field(page, 'Nombre')).toHaveValue('Beto');
    await expect(field(page, 'Concepto 2')).toHaveCount(0);
    await expect(field(page, 'Invitados')).toHaveValue('');
    await expect(field(page, 'Pegá el pedido')).toHaveValue(other);
  });

  test('says when a pasted text is not a request', async ({ page, rosarioUrl, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAnswers(page, rosarioUrl);
    await page.evaluate(() => navigator.clipboard.writeText('Hola, ¿hacen pizzas?'));
    await field(page, 'Pegá el pedido').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByText('Ahí no encontramos un pedido del sitio.')).toBeVisible();
    await expect(field(page, 'Pegá el pedido')).toHaveValue('Hola, ¿hacen pizzas?');
  });

  test('restores a removed row without losing later edits', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await page.getByRole('button', { name: 'Sacar Surubí' }).click();
    await field(page, 'Precio de Dorado').fill('18000');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(field(page, 'Concepto 2')).toHaveValue('Surubí');
    await expect(field(page, 'Precio de Dorado')).toHaveValue('18000');
  });

  test('restores what another tab has replaced', async ({ page, rosarioUrl, context }) => {
    await openAnswers(page, rosarioUrl);
    await field(page, 'Nombre').fill('Luis');
    const second = await context.newPage();
    await openAnswers(second, rosarioUrl);
    await field(second, 'Nombre').fill('Ana');
    await expect(field(page, 'Nombre')).toHaveValue('Ana');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Luis');
  });

  test('says when another tab has deleted the draft', async ({ page, rosarioUrl, context }) => {
    await openAnswers(page, rosarioUrl);
    await field(page, 'Nombre').fill('Luis');
    const second = await context.newPage();
    await openAnswers(second, rosarioUrl);
    await page.getByRole('button', { name: 'Borrar' }).click();
    await expect(second.getByText('Borraste el borrador en otra pestaña.')).toBeVisible();
    await expect(field(second, 'Nombre')).toHaveValue('');
    expect(await draft(second)).toBeNull();
  });

  test('moves the focus to a new row', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await page.getByRole('button', { name: 'Agregar otro concepto' }).click();
    await expect(field(page, 'Concepto 1')).toBeFocused();
    await page.keyboard.type('Mozo');
    await field(page, 'Precio de Mozo').fill('45.000');
    await field(page, 'Cantidad de Mozo').fill('2');
    await expect(answer(page)).toContainText('- Mozo: 2 × $45.000');
  });

  test('has no chat button', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await expect(ui.launcher(page)).toBeHidden();
  });

  test('shows no total of a truncated message until the owner accepts it', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    const cut = `${request.slice(0, request.indexOf('- Surubí'))}...\nLeer más`;
    await field(page, 'Pegá el pedido').fill(cut);
    await page.getByRole('button', { name: 'Leer el pedido' }).click();
    await expect(page.getByText('en WhatsApp tocá Leer más y copialo de nuevo')).toBeVisible();
    await expect(answer(page)).toContainText('*Total:* a confirmar');
    await page.getByRole('button', { name: 'Seguir con lo que hay' }).click();
    await expect(answer(page)).toContainText('*Total:* $');
  });

  test('says when only the name could be read', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await field(page, 'Pegá el pedido').fill(
      'Hola, mi nombre es Ana y quiero cotizar un evento. Somos unos 40.',
    );
    await page.getByRole('button', { name: 'Leer el pedido' }).click();
    await expect(page.getByText('Del pedido leímos solo el nombre, Ana')).toBeVisible();
    await expect(field(page, 'Notas (solo para vos)')).toHaveValue(/Somos unos 40/);
  });

  test('saves the event as a calendar file', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Agendar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Ana .* 2026-12-12\.ics$/);
  });

  test('prints only the answer', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /^Presupuesto para Ana/ })).toBeVisible();
    for (const line of ['CUIT 30-12345678-1', 'hola@labrasa.example', 'Bv. Oroño 1234, Funes, Santa Fe'])
      await expect(page.getByText(line).last()).toBeVisible();
    await expect(page.getByLabel('Pegá el pedido')).toBeHidden();
  });

  test('prints an answer with many rows on one page', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    for (let row = 0; row < 8; row += 1)
      await page.getByRole('button', { name: 'Agregar otro concepto' }).click();
    const paper = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('is accessible', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    await inspect(page, 'a request was read');
  });

  test('cuts off no control at any width', async ({ page, rosarioUrl }) => {
    await openAnswers(page, rosarioUrl);
    await readRequest(page);
    for (const width of [320, 360, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.evaluate(() => {
        const isNarrow = (control: HTMLElement) => {
          const shown = control.getBoundingClientRect().width;
          control.style.cssText = 'flex: none; width: max-content; max-width: none';
          const whole = control.getBoundingClientRect().width;
          control.removeAttribute('style');
          return whole > shown + 1;
        };
        const controls = document.querySelectorAll<HTMLElement>('form :is(select, button, a)');
        const isCut = (control: HTMLElement) =>
          control.scrollWidth > control.clientWidth || isNarrow(control);
        return {
          controls: [...controls].filter(isCut).map(({ outerHTML }) => outerHTML),
          overflow: document.documentElement.scrollWidth > window.innerWidth,
        };
      });
      expect(cut, `${width} px`).toEqual({ controls: [], overflow: false });
    }
  });
});
