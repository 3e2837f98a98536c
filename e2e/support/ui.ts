// What a visitor finds on the pages, by role and name.

import type { Page } from '@playwright/test';

/** The header of a category of the menu, which opens and closes it. */
export const category = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) });
/** Not by its heading, so that another one fails only the test of the headings. */
export const menu = (page: Page) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { includeHidden: true }) })
    .first();
/** The row of each option. */
export const optionRows = (page: Page) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
export const option = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
export const ticked = (page: Page) => page.getByRole('checkbox', { checked: true, includeHidden: true });

/** The tab that opens the request. */
export const requestTab = (page: Page) => page.getByRole('button', { name: /^Solicitar servicio/ });
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
export const sendLink = (page: Page) => sheet(page).getByRole('link', { name: 'Solicitar servicio' });
/** In the place of the chat without scripts. */
export const chatLink = (page: Page) => page.getByRole('link', { name: 'Chatear por WhatsApp' });
export const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
export const chat = (page: Page) => page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' });
export const reviews = (page: Page) => page.getByRole('heading', { name: 'Lo que dicen los clientes' });
export const bullet = (page: Page, place: number) =>
  page.getByRole('button', { name: `Ir a la reseña ${place}`, exact: true });
export const pause = (page: Page) => page.getByRole('button', { name: 'Pausar las reseñas' });
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
export const homeTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Cátering para tu evento' });
/** The link in the banner: the page ends with another one of this name. */
export const menuLink = (page: Page) => page.getByRole('link', { name: 'Armá tu menú' }).first();
export const eventsTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'COTIZÁ TU EVENTO' });
