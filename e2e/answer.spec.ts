import type { Page } from '@playwright/test';
import { inspect } from './support/inspect';
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
- Surubí (para 10)
- Dorado (para 5)

Postre:
Sin especificar

Bebidas:
Sin especificar
[14:04, 25/11/2026] Ana: ¿Tienen lugar?`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const answer = (page: Page) => field(page, 'Respuesta');

async function openAnswers(page: Page, site: string) {
  await page.goto(`${site}/presupuesto`);
  // The scripts fill in this date, and the saved draft with it.
  await expect(field(page, 'Válido hasta')).not.toHaveValue('');
}

async function readRequest(page: Page) {
  await field(page, 'Pegá el pedido').fill(request);
  await page.getByRole('button', { name: 'Leer el pedido' }).click();
}

test('the answer page keeps an answer that was written without a connection', async ({
  page,
  rosarioUrl,
  context,
  expectedErrors,
}) => {
  // The prefetches of the header's links fail.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAnswers(page, rosarioUrl);
  await context.setOffline(true);
  await page.evaluate((text) => navigator.clipboard.writeText(text), request);
  await field(page, 'Pegá el pedido').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field(page, 'Precio de Surubí')).toBeFocused();
  await page.keyboard.type('15.000');
  await field(page, 'Precio de Dorado').fill('18000');
  await page.getByRole('button', { name: 'Agregar Traslado' }).click();
  await field(page, 'Descuento (10 % o pesos)').fill('10 %');
  await context.setOffline(false);
  await page.reload();
  await expect(field(page, 'Pegá el pedido')).toHaveValue(request);
  await expect(field(page, 'Notas (solo para vos)')).toHaveValue(/¿Tienen lugar\?/);
  await expect(answer(page)).toContainText(/^\*Presupuesto para Ana <img src=x onerror=alert\(1\)>\*/);
  // 15 × 12.100 + 10 × 7.260 + 10 × 15.000 + 5 × 18.000 + 45.000 = 539.100
  await expect(answer(page)).toContainText(
    /\*Subtotal:\* \$539\.100 \(15 × \$12\.100 \+ 10 chicos × \$7\.260 \+ 10 × \$15\.000/,
  );
  await expect(answer(page)).toContainText(/\*Total:\* \$485\.190/);
  await expect(answer(page)).toContainText(/\*Seña:\* \$242\.595 \(50 %\)/);
});

test('the answer page saves the event as a calendar file', async ({ page, rosarioUrl }) => {
  await openAnswers(page, rosarioUrl);
  await readRequest(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Ana .* 2026-12-12\.ics$/);
});

test('the answer page prints only the answer, on one page', async ({ page, rosarioUrl }) => {
  await openAnswers(page, rosarioUrl);
  await readRequest(page);
  for (let row = 0; row < 8; row += 1)
    await page.getByRole('button', { name: 'Agregar otro concepto' }).click();
  const paper = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('Presupuesto para Ana');
  for (const line of ['CUIT 30-12345678-1', 'hola@labrasa.example', 'Bv. Oroño 1234, Funes, Santa Fe'])
    await expect(page.getByText(line).last()).toBeVisible();
  await expect(page.getByLabel('Pegá el pedido')).toBeHidden();
});

test('the answer page is accessible, with no control cut off or covered by the chat', async ({
  page,
  rosarioUrl,
}) => {
  await openAnswers(page, rosarioUrl);
  await readRequest(page);
  await inspect(page, 'a request was read');
  await expect(ui.launcher(page)).toBeHidden();
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
      const isCut = (control: HTMLElement) => control.scrollWidth > control.clientWidth || isNarrow(control);
      return {
        controls: [...controls].filter(isCut).map(({ outerHTML }) => outerHTML),
        overflow: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect(cut, `${width} px`).toEqual({ controls: [], overflow: false });
  }
});
