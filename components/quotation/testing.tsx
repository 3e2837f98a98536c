// What the tests of this folder share. Importing it has the browser of every test start empty.

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { CART_KEY, type CartItem, saveCart } from '@/lib/browser/cart';
import { type MenuCategory, parseMenus } from '@/lib/content/menus';
import type { Price } from '@/lib/quotation/prices';
import { MenuDesigner } from './MenuDesigner';
// The code that the panel fetches is read now: no test waits for the compiler.
import './QrCode';
import './Request';

/** A menu of five categories. */
export const { content: menus = [] } = parseMenus(
  {
    'Menú asado': [
      { title: 'Asado criollo', price: 21900, starters: ['Choripán'], principal: ['Vacío', 'Tira de asado'] },
    ],
    'A Pedido': [
      { title: 'Pizza party', price: 11900, food: ['Muzzarella', 'Fugazzeta'] },
      { title: 'Armá tu menú' },
    ],
    Entradas: [{ title: 'Tabla de fiambres', price: 4500 }],
    Postres: [{ title: 'Flan', price: 'A consultar' }],
    Bebidas: [{ title: 'Gaseosas & agua', price: 3000 }],
  },
  ({ reasons: [reason] }) => {
    if (reason) throw new Error(reason);
  },
);

/** The options as the form gets them. */
const choices = menus.flatMap(({ name, options }) =>
  options.map(({ id, title, price }) => ({ id, category: name, title, price })),
);

/** The item that the cart holds for an option. */
export function saved(title: string): CartItem & { price: Price | undefined } {
  const choice = choices.find((candidate) => candidate.title === title);
  if (!choice) throw new Error(`${title} is not on the menu.`);
  return { ...choice, quantity: 1 };
}

/** The links that were clicked, with what the browser would have opened. */
export const followed: { href: string; target: string; rel: string }[] = [];

/** The number of forms that the browser would have submitted. */
export const submitted = { count: 0 };

/** Whether the page is being printed, as the browser tells it; jsdom has no media queries. */
export const printMedia = Object.assign(new EventTarget(), { matches: false });

function recordLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

function countSubmit(event: Event) {
  event.preventDefault();
  submitted.count += 1;
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/eventos');
  followed.length = 0;
  submitted.count = 0;
  printMedia.matches = false;
  // jsdom has no layout and does not implement scrolling.
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => printMedia });
  document.addEventListener('click', recordLink);
  document.addEventListener('submit', countSubmit);
});

afterEach(() => {
  document.removeEventListener('click', recordLink);
  document.removeEventListener('submit', countSubmit);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders what has been fetched meanwhile. */
export const settle = () => act(async () => {});

/** Renders the menu within a page. A test that has saved a menu before awaits {@link settle}: the request's code is fetched at once. */
export function setUp(shown: MenuCategory[] = menus) {
  // jsdom knows no layout; looking for `pointer-events` anyway takes most of the time of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = render(
    <>
      <header data-testid="header">Fuego y Masa</header>
      <main>
        <MenuDesigner menus={shown} />
      </main>
      <footer data-testid="footer" />
    </>,
  );
  return { user, ...page };
}

/** Renders the menu, ticks options and opens the sheet. */
export async function setUpOpen(...titles: string[]) {
  const { user } = setUp();
  await tick(...titles);
  await user.click(tab());
  return user;
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
  choices.flatMap(({ id, title }) => (document.querySelector(`#${id}:checked`) ? title : []));

export const queryTab = () => screen.queryByRole('button', { name: 'Solicitar servicio' });
export const tab = () => screen.getByRole('button', { name: 'Solicitar servicio' });
export const closeButton = () => screen.getByRole('button', { name: 'X, cerrar la solicitud' });
export const querySheet = () => screen.queryByRole('dialog');
export const sheet = () => screen.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
export const send = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Solicitar servicio' });
export const cancel = () => screen.getByRole('button', { name: 'Cancelar' });

/** The message that a WhatsApp link holds. */
export const messageIn = (href: string) => new URL(href).searchParams.get('text');

/** The message that would be sent. */
export const message = () => messageIn(send().href);

/** A field of the sheet by its label. */
export const field = (label: string) => screen.getByLabelText(label);

/** Fills in a field at once. */
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Opens the fields that are folded at first. */
export const openDetails = () => fireEvent.click(screen.getByText('Agregar detalles (opcional)'));

/** What the sheet lists under `Incluye:`. */
export const included = () =>
  within(within(sheet()).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

/** Saves a cart as another tab does, with the storage event that this tab receives. */
export function saveElsewhere(titles: string[]) {
  saveCart(titles.map(saved));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  });
}

/** Has storage throw on access, as browsers do that block cookies. */
export function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Replaces each text of an element as the translator of Chrome does. */
export function translate(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}
