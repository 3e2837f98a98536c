// Shared by the tests of this folder and of the menu. Importing it clears the browser's storage before each test.

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SavedItem } from '@/lib/browser/saved-choice';
import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import type { FieldName } from '@/lib/request/request';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { MenuDesigner } from './MenuDesigner';
// Imported now, so that no test waits for the compiler when the tab fetches this code.
import './RequestDialog';

export const { content: menus = [] } = parseMenus({
  'Menú asado': [
    {
      title: 'Asado criollo',
      price: 21900,
      starters: ['Choripán'],
      principal: ['Vacío', 'Tira de asado'],
    },
  ],
  'A Pedido': [
    { title: 'Pizza party', price: 11900, food: ['Muzzarella', 'Fugazzeta'] },
    { title: 'Armá tu menú' },
  ],
  Entradas: [{ title: 'Tabla de fiambres', price: 4500 }],
  Postres: [{ title: 'Flan', price: 'A consultar' }],
  Bebidas: [{ title: 'Gaseosas & agua', price: 3000 }],
});

const items: SavedItem[] = menus.flatMap(({ name, options }) =>
  options.map(({ id, title, price }) => ({ id, category: name, title, price, quantity: 1 })),
);

/** The item that the saved choice holds for an option. */
export function saved(title: string): SavedItem {
  const item = items.find((candidate) => candidate.title === title);
  if (!item) throw new Error(`${title} is not on the menu.`);
  return item;
}

/** The label of each field of the request, in the order of the sheet, with what a visitor may fill in. */
const filled: Record<FieldName, [label: string, value: string]> = {
  name: ['Tu nombre', 'Ana & Luis 50% #1 + ñ 😀'],
  date: ['Fecha del evento', '2099-12-03'],
  guests: ['Invitados', '40'],
  children: ['Chicos de 4 a 9', '8'],
  eventType: ['Tipo de evento', 'Casamiento'],
  time: ['Hora', '21:00'],
  area: ['Zona', 'Palermo'],
  comments: ['Comentarios', 'Sin picante'],
};

export const filledIn = Object.values(filled);

/** The clicked links, with what the browser would have opened. */
export const followed: { href: string; target: string; rel: string }[] = [];

function recordLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/eventos');
  followed.length = 0;
  // jsdom has no layout and does not implement scrolling.
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  window.addEventListener('click', recordLink);
});

afterEach(() => {
  window.removeEventListener('click', recordLink);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Lets pending promises settle and renders the result. */
export const settle = () => act(async () => {});

export async function setUp() {
  const page = render(<MenuDesigner menus={menus} pricesOn="2026-11-20" facts={sampleFacts} />);
  await settle();
  return page;
}

export async function setUpOpen(...titles: string[]) {
  await setUp();
  await tick(...titles);
  await sheet.open();
}

/** Ticks boxes, or unticks those that are ticked. */
export async function tick(...titles: string[]) {
  for (const title of titles) fireEvent.click(box(title));
  await settle();
}

/** The checkbox of an option, in a closed category too. */
export const box = (title: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${title}`));

/** The titles of the ticked options, in the order of the menu. */
export const ticked = () =>
  items.flatMap(({ id, title }) => (document.querySelector(`#${id}:checked`) ? title : []));

/** The tab that opens the sheet; null while nothing is chosen. */
export const tab = () => screen.queryByRole('button', { name: 'Solicitar servicio' });

export async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

export const sheet = {
  element: () => screen.getByRole('dialog', { name: 'Solicitar servicio de catering:' }),
  isOpen: () => screen.queryByRole('dialog') !== null,
  open: () => press('Solicitar servicio'),
  close: () => press('X, cerrar la solicitud'),
  included: () =>
    Array.from(sheet.element().querySelectorAll('li'), ({ textContent }) => textContent?.trim()),
  /** The field with this label. Not by `getByLabelText`: it looks at every element of the page, which took a seventh of the tests' time. */
  field(label: string) {
    const labels = Array.from(document.querySelectorAll<HTMLLabelElement>('dialog label'));
    return labels.find(({ textContent }) => textContent === label)?.control as HTMLInputElement;
  },
  fill(label: string, value: string) {
    const field = sheet.field(label);
    const event = field.tagName === 'SELECT' ? 'change' : 'input';
    fireEvent[event](field, { target: { value } });
  },
  /** All fields with their values, as {@link filledIn}. */
  fields: () =>
    Array.from(
      sheet.element().querySelectorAll<HTMLInputElement>('input, select, textarea'),
      ({ labels, value }) => [labels?.[0]?.textContent, value],
    ),
  fillAll() {
    for (const [label, value] of filledIn) sheet.fill(label, value);
  },
  link: () => within(sheet.element()).getByRole<HTMLAnchorElement>('link', { name: 'Solicitar servicio' }),
  send: () => fireEvent.click(sheet.link()),
  message: () => new URL(sheet.link().href).searchParams.get('text'),
};
