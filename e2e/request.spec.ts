import { expect, linkOfMenu, openPage, test } from './support/test';
import * as ui from './support/ui';

// The tests of the components show the fields and figures of the message.
test('a request from an Instagram link goes only to WhatsApp, with its origin', async ({
  page,
  context,
  whatsapp,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData()}`)));
  await openPage(page, '/ig/eventos');
  await ui.option(page, 'Casamiento & fiesta #1').check();
  await ui.requestTab(page).click();
  await ui.sheet(page).getByLabel('Tu nombre').fill('Ana & Luis');
  await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
  await ui.sheet(page).getByLabel('Comentarios').fill('Hay escalera.\nSin música 🎻');
  await ui.sendLink(page).click();
  await expect
    .poll(() => whatsapp.texts)
    .toEqual([expect.stringMatching(/Ana & Luis .*Sin música 🎻.*#1.*por Instagram\)$/s)]);
  expect(whatsapp.phones).toEqual(['5491100000000']);
  // Nothing that a visitor types goes anywhere else.
  expect(sent.filter((request) => request.includes('Ana & Luis'))).toHaveLength(1);
});

test('a choice shared as a link can be changed by somebody else', async ({ page, browser }) => {
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
  await expect(ui.ticked(theirs)).toHaveCount(2);
  await ui.requestTab(theirs).click();

  await theirs.emulateMedia({ media: 'print' });
  const paper = theirs.getByRole('article').filter({ hasText: 'Menú para tu evento' });
  await expect(paper).toBeVisible();
  await expect(theirs.getByRole('banner')).toBeHidden();
  await theirs.emulateMedia({ media: 'screen' });
  await expect(ui.sheet(theirs)).toBeVisible();
  await context.close();
});
