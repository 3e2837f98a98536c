import { expect, linkOfMenu, openPage, test } from './support/test';
import * as ui from './support/ui';

test('a wedding of 120 guests is requested from an Instagram link', async ({ page, context, whatsapp }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData()}`)));
  await page.clock.setFixedTime('2026-11-21T15:00:00Z');
  await openPage(page, '/ig/eventos');
  await ui.option(page, 'Casamiento & fiesta #1').check();
  await ui.category(page, 'Entradas').click();
  await ui.option(page, 'Empanadas').check();
  await ui.category(page, 'Postres').click();
  await ui.option(page, 'Mesa dulce').check();
  await expect(ui.requestTab(page)).toContainText('desde $55.400 por persona');

  await ui.requestTab(page).click();
  await ui.sheet(page).getByLabel('Tu nombre').fill('Ana & Luis');
  await ui.sheet(page).getByLabel('Fecha del evento').fill('2026-12-12');
  await ui.sheet(page).getByLabel('Invitados').fill('120');
  await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
  await ui.sheet(page).getByLabel('Tipo de evento').selectOption('Casamiento');
  await ui.sheet(page).getByLabel('Hora').fill('21:00');
  await ui.sheet(page).getByLabel('Zona').fill('Palermo');
  await ui.sheet(page).getByLabel('Celíacos').fill('2');
  await ui.sheet(page).getByLabel('Veganos').fill('3');
  await ui.sheet(page).getByLabel('Comentarios').fill('Hay escalera.\nSin música 🎻');
  await expect(ui.sheet(page)).toContainText('sábado 12 de diciembre de 2026, faltan 21 días');
  await expect(ui.sheet(page)).toContainText('Total para 120: desde $6.648.000');

  await ui.sendLink(page).click();
  await expect
    .poll(() => whatsapp.texts)
    .toEqual([
      expect.stringMatching(
        /Ana & Luis .*12\/12\/2026.*Sin música 🎻.*- Empanadas.*#1.*desde \$6\.648\.000 en total.*por Instagram\)$/s,
      ),
    ]);
  expect(whatsapp.phones).toEqual(['5491100000000']);
  // Nothing that a visitor types goes anywhere else.
  expect(sent.filter((request) => request.includes('Ana & Luis'))).toHaveLength(1);
});

test('a menu shared as a link can be changed by somebody else', async ({ page, browser }) => {
  await openPage(page, '/eventos');
  await ui.category(page, 'Postres').click();
  await ui.option(page, 'Casamiento & fiesta #1').check();
  await ui.option(page, 'Flan mixto').check();
  const link = await linkOfMenu(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await openPage(theirs, `${link}?utm_source=instagram`);
  await expect(ui.option(theirs, 'Flan mixto')).toBeChecked();
  await expect(ui.option(theirs, 'Casamiento & fiesta #1')).toBeInViewport();
  expect(new URL(theirs.url()).search).toBe('?utm_source=instagram');
  await ui.option(theirs, 'Flan mixto').uncheck();
  await ui.option(theirs, 'Mesa dulce').check();
  await theirs.reload();
  await expect(ui.ticked(theirs)).toHaveCount(2);
  await ui.requestTab(theirs).click();
  await ui.sheet(theirs).getByLabel('Invitados').fill('120');

  await theirs.emulateMedia({ media: 'print' });
  const paper = theirs.getByRole('article').filter({ hasText: 'Menú para tu evento' });
  await expect(paper.getByRole('listitem')).toHaveText([
    'Casamiento & fiesta #1 $48.500',
    'Mesa dulce desde $9.500',
  ]);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Menú para tu evento');
  await theirs.emulateMedia({ media: 'screen' });
  await expect(ui.sheet(theirs)).toBeVisible();
  await context.close();
});
