import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { CART_KEY, loadCart, saveCart } from '@/lib/browser/cart';
import { type MenuCategory, parseMenus } from '@/lib/content/menus';
import { formatPrice } from '@/lib/quotation/prices';
import { config } from '@/lib/site/config';
import { MenuDesigner } from './MenuDesigner';

// Counts how often rows are rendered: each row with a price formats it.
jest.mock('@/lib/quotation/prices', () => {
  const prices = jest.requireActual('@/lib/quotation/prices');
  return { ...prices, formatPrice: jest.fn(prices.formatPrice) };
});

const menus = parseMenus(
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
  (line) => {
    throw new Error(line);
  },
);

/** The item that the cart holds for an option. */
function saved(title: string) {
  for (const { name, options } of menus) {
    const option = options.find((candidate) => candidate.title === title);
    if (option) return { id: option.id, category: name, title, price: option.price, quantity: 1 };
  }
  throw new Error(`${title} is not on the menu.`);
}

/** The links that were clicked, with what the browser would have opened. */
let followed: { href: string; target: string; rel: string }[];

function recordLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

/** The number of forms that the browser would have submitted. */
let submitted: number;

function countSubmit(event: Event) {
  event.preventDefault();
  submitted += 1;
}

beforeEach(() => {
  localStorage.clear();
  followed = [];
  submitted = 0;
  // jsdom has no layout and does not implement scrolling.
  window.scrollTo = jest.fn();
  document.addEventListener('click', recordLink);
  document.addEventListener('submit', countSubmit);
});

afterEach(() => {
  document.removeEventListener('click', recordLink);
  document.removeEventListener('submit', countSubmit);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setUp(shown: MenuCategory[] = menus) {
  const user = userEvent.setup();
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

/** Finds checkboxes in closed categories too. */
const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${title}`), hidden: true });
const header = (category: string) => screen.getByRole('button', { name: category });
const tab = () => screen.getByRole('button', { name: /^Solicitar servicio/ });
const queryTab = () => screen.queryByRole('button', { name: /^Solicitar servicio/ });
const sheet = () => screen.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
const querySheet = () => screen.queryByRole('dialog');
const send = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Solicitar servicio' });
const nameField = () => screen.getByPlaceholderText('Nombre');
const dateField = () => screen.getByLabelText('Fecha del evento');
const message = () => new URL(send().href).searchParams.get('text');
const included = () =>
  within(within(sheet()).getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function setUpOpen(...titles: string[]) {
  const { user } = setUp();
  for (const title of titles) fireEvent.click(box(title));
  await user.click(tab());
  return user;
}

/** Saves a cart as another tab does, with the storage event that this tab receives. */
function saveElsewhere(titles: string[]) {
  saveCart(titles.map(saved));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  });
}

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

describe('the menu', () => {
  it('has its title, its note and all categories in the order of the API', () => {
    setUp();
    expect(screen.getByRole('group', { name: 'Diseñá tu menú.' })).toBeVisible();
    expect(screen.getByText('(Todos los precios son por persona)')).toBeVisible();
    const headers = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headers).toEqual(['Menú asado', 'A Pedido', 'Entradas', 'Postres', 'Bebidas']);
  });

  it('has only A Pedido open at first', () => {
    setUp();
    expect(header('A Pedido')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Pizza party')).toBeVisible();
    for (const category of ['Menú asado', 'Entradas', 'Postres', 'Bebidas']) {
      expect(header(category)).toHaveAttribute('aria-expanded', 'false');
    }
    for (const title of ['Asado criollo', 'Tabla', 'Flan', 'Gaseosas']) expect(box(title)).not.toBeVisible();
  });

  it('opens and closes a category by its header', async () => {
    const { user } = setUp();
    await user.click(header('Postres'));
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Flan')).toBeVisible();
    await user.click(header('Postres'));
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'false');
    expect(box('Flan')).not.toBeVisible();
  });

  it('refers in each header to the panel that it opens', () => {
    setUp();
    const panel = document.getElementById(header('A Pedido').getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(box('Pizza party'));
  });

  it('lets the browser search in closed categories, and opens the one with a match', () => {
    setUp();
    const panel = document.getElementById(header('Postres').getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel as HTMLElement, new Event('beforematch'));
    expect(box('Flan')).toBeVisible();
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows a price only where there is one', () => {
    setUp();
    const priceIn = (title: string) =>
      within(box(title).closest('li') as HTMLElement).queryByText(/\$|consultar/)?.textContent;
    expect(priceIn('Pizza party')).toBe('$11.900');
    expect(priceIn('Flan')).toBe('A consultar');
    expect(priceIn('Armá tu menú')).toBeUndefined();
  });

  it('ticks a box by its title', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Pizza party'));
    expect(box('Pizza party')).toBeChecked();
  });

  it('lists the dishes of an option, with labels for starters and main dishes', () => {
    setUp();
    const dishes = (title: string) => {
      const row = box(title).closest('li') as HTMLElement;
      return [...row.querySelectorAll('p, li')].map(({ textContent }) => textContent);
    };
    expect(dishes('Asado criollo')).toEqual([
      'Entradas:',
      'Choripán',
      'Principal:',
      'Vacío',
      'Tira de asado',
    ]);
    expect(dishes('Pizza party')).toEqual(['Muzzarella', 'Fugazzeta']);
    expect(dishes('Flan')).toEqual([]);
  });

  it('keeps ticks when a category closes, and counts them on its header', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(header('A Pedido'));
    expect(screen.getByText('2 elegidas')).toBeVisible();
    await user.click(header('A Pedido'));
    expect(box('Pizza party')).toBeChecked();
    expect(box('Armá tu menú')).toBeChecked();
  });

  it('shows the count in the singular for one, and no count for none', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    expect(screen.getByText('1 elegida')).toBeVisible();
    await user.click(box('Pizza party'));
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });

  it('is a sentence and a WhatsApp link if there are no options', () => {
    const { container } = setUp([]);
    expect(screen.getByText(/Contanos qué te gustaría comer/)).toBeVisible();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pedir propuesta por WhatsApp' });
    expect(link.href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(container.querySelector('form')).toBeNull();
  });
});

describe('one tick', () => {
  it('renders no row again', async () => {
    jest.clearAllMocks();
    const { user } = setUp();
    expect(formatPrice).toHaveBeenCalled();
    jest.clearAllMocks();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Pizza party'));
    expect(screen.getByText('1 elegida')).toBeVisible();
    expect(formatPrice).not.toHaveBeenCalled();
  });

  it('changes nothing in the other categories', async () => {
    const { user } = setUp();
    const changes: Node[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
    const others = document.getElementById(
      header('Postres').getAttribute('aria-controls') ?? '',
    )?.parentElement;
    observer.observe(others as HTMLElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await user.click(box('Pizza party'));
    observer.disconnect();
    expect(changes).toEqual([]);
  });
});

describe('the request panel', () => {
  it('does not exist while nothing is chosen', () => {
    setUp();
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Nombre')).not.toBeInTheDocument();
  });

  it('appears closed, with its tab, at the first tick', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(tab()).toHaveAccessibleName('Solicitar servicio');
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(querySheet()).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Nombre')).not.toBeInTheDocument();
    expect(document.body.style.position).toBe('');
  });

  it('is announced with the number of chosen options', async () => {
    const { user } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(box('Pizza party'));
    expect(screen.getByRole('status')).toHaveTextContent('1 opción elegida');
    await user.click(box('Armá tu menú'));
    expect(screen.getByRole('status')).toHaveTextContent('2 opciones elegidas');
  });

  it('disappears with the last tick', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Pizza party'));
    expect(tab()).toBeVisible();
    await user.click(box('Armá tu menú'));
    expect(queryTab()).not.toBeInTheDocument();
  });

  it('states that this is a request and not a purchase, and lists the chosen titles in the order of the menu', async () => {
    await setUpOpen('Flan', 'Pizza party', 'Asado criollo');
    expect(
      within(sheet()).getByText(/hacés una solicitud, no una compra definitiva: nos vamos a contactar/),
    ).toBeVisible();
    expect(within(sheet()).getByRole('heading', { name: 'Incluye:' })).toBeVisible();
    expect(included()).toEqual(['Asado criollo', 'Pizza party', 'Flan']);
  });

  it('opens by its tab, which becomes a close button', async () => {
    const user = await setUpOpen('Pizza party');
    expect(sheet()).toHaveAttribute('aria-modal', 'true');
    expect(nameField()).toBeVisible();
    const close = screen.getByRole('button', { name: /^X/ });
    expect(close).toHaveTextContent(/^X$/);
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await user.click(close);
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
  });

  it('receives the focus when it opens', async () => {
    await setUpOpen('Pizza party');
    expect(sheet()).toHaveFocus();
  });

  it('fixes the page at its scroll position while it is open', async () => {
    jest.replaceProperty(window, 'scrollY', 420);
    const user = await setUpOpen('Pizza party');
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-420px');
    await user.click(screen.getByRole('button', { name: /^X/ }));
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    expect(document.body.style.top).toBe('');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
  });

  it('makes the rest of the page inert while it is open', async () => {
    const user = await setUpOpen('Pizza party');
    const around = [
      screen.getByTestId('header'),
      screen.getByTestId('footer'),
      screen.getByRole('group', { hidden: true }),
    ];
    for (const element of around) expect(element.inert).toBe(true);
    for (let element = sheet(); element !== document.body; element = element.parentElement as HTMLElement) {
      expect(element.inert).toBeFalsy();
    }
    await user.keyboard('{Escape}');
    for (const element of around) expect(element.inert).toBe(false);
  });

  it('closes with Esc and moves the focus to its tab', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(nameField());
    await user.keyboard('{Escape}');
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();
    expect(document.body.style.position).toBe('');
  });

  it('closes when the visitor clicks outside, at the end of the click', async () => {
    const user = await setUpOpen('Pizza party');
    const beside = sheet().previousElementSibling as HTMLElement;
    await user.pointer({ keys: '[MouseLeft>]', target: beside });
    expect(sheet()).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: beside });
    expect(querySheet()).not.toBeInTheDocument();
  });

  it('stays open when the visitor clicks inside', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(screen.getByRole('heading', { name: 'Incluye:' }));
    expect(sheet()).toBeVisible();
  });

  it('keeps name and date when it is closed and opened', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana');
    fireEvent.change(dateField(), { target: { value: '2099-12-31' } });
    await user.keyboard('{Escape}');
    await user.click(tab());
    expect(nameField()).toHaveValue('Ana');
    expect(dateField()).toHaveValue('2099-12-31');
  });
});

describe('the request', () => {
  it('is addressed to the phone of the configuration', async () => {
    jest.replaceProperty(config, 'WHATSAPP_PHONE', '5493515550000');
    await setUpOpen('Pizza party');
    expect(new URL(send().href).searchParams.get('phone')).toBe('5493515550000');
  });

  it('is in the link before anything is filled in', async () => {
    await setUpOpen('Pizza party');
    expect(send()).toHaveAttribute('target', '_blank');
    expect(send()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(new URL(send().href).searchParams.get('phone')).toBe('5491100000000');
    expect(message()).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

*Fecha:* *Sin especificar*

*Entrada:*
Sin especificar

*Menu principal:*
- Pizza party

*Postre:*
Sin especificar

*Bebidas:*
Sin especificar`);
  });

  it('holds the chosen options, the name and the date', async () => {
    const user = await setUpOpen(
      'Pizza party',
      'Asado criollo',
      'Tabla de fiambres',
      'Flan',
      'Gaseosas & agua',
    );
    await user.type(nameField(), '50% & más #1 + ñ 😀');
    fireEvent.change(dateField(), { target: { value: '2099-12-03' } });
    expect(message()).toBe(`Hola, mi nombre es 50% & más #1 + ñ 😀 y quiero cotizar un evento.

*Fecha:* 03/12/2099

*Entrada:*
- Tabla de fiambres

*Menu principal:*
- Asado criollo
- Pizza party

*Postre:*
- Flan

*Bebidas:*
- Gaseosas & agua`);
  });

  it('is updated with each letter of the name', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana');
    expect(message()).toMatch(/^Hola, mi nombre es Ana y/);
    await user.type(nameField(), '{Backspace}');
    expect(message()).toMatch(/^Hola, mi nombre es An y/);
    await user.clear(nameField());
    expect(message()).toMatch(/^Hola, mi nombre es \*Sin especificar\* y/);
  });

  it('is updated with each tick', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(tab());
    expect(message()).toContain('- Pizza party\n- Armá tu menú');
    await user.keyboard('{Escape}');
    await user.click(box('Pizza party'));
    await user.click(tab());
    expect(message()).toContain('*Menu principal:*\n- Armá tu menú\n');
    expect(included()).toEqual(['Armá tu menú']);
  });

  it('is sent by the button', async () => {
    const user = await setUpOpen('Pizza party');
    const { href } = send();
    await user.click(send());
    expect(followed).toEqual([{ href, target: '_blank', rel: 'noopener noreferrer' }]);
  });

  it('is sent with Enter in the name field', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana{Enter}');
    expect(followed).toHaveLength(1);
    expect(new URL(followed[0]?.href ?? '').searchParams.get('text')).toMatch(/^Hola, mi nombre es Ana y/);
    expect(submitted).toBe(0);
  });

  it('is sent with Enter in the date field', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(dateField());
    await user.keyboard('{Enter}');
    expect(followed).toHaveLength(1);
    expect(submitted).toBe(0);
  });

  it('is not sent with an Enter that belongs to an input method', async () => {
    await setUpOpen('Pizza party');
    fireEvent.keyDown(nameField(), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });

  it('keeps the panel open, the ticks and the name after sending', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana');
    await user.click(send());
    expect(sheet()).toBeVisible();
    expect(nameField()).toHaveValue('Ana');
    expect(box('Pizza party')).toBeChecked();
  });

  it('does not reload the page or change its address', async () => {
    const before = window.location.href;
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana{Enter}');
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(submitted).toBe(0);
    expect(window.location.href).toBe(before);
  });

  it('is in a form that sends no request when the browser submits it', () => {
    const { container } = setUp();
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(container.querySelector('[type=submit], [type=image], button:not([type])')).toBeNull();
  });
});

describe('the date', () => {
  it('starts in 2023 and is not required', async () => {
    await setUpOpen('Pizza party');
    expect(dateField()).toHaveAttribute('min', '2023-01-01');
    expect(dateField()).not.toBeRequired();
    expect(nameField()).not.toBeRequired();
  });

  it('is shown day first, whatever the browser’s language', async () => {
    await setUpOpen('Pizza party');
    expect(screen.queryByText(/Elegiste/)).not.toBeInTheDocument();
    fireEvent.change(dateField(), { target: { value: '2099-12-03' } });
    expect(screen.getByText(/Elegiste el 03\/12\/2099\./)).toBeVisible();
  });

  it('gets a hint when it has passed, and is sent', async () => {
    await setUpOpen('Pizza party');
    fireEvent.change(dateField(), { target: { value: '2024-02-29' } });
    expect(screen.getByText(/Ese día ya pasó; igual podés enviar la solicitud\./)).toBeVisible();
    expect(message()).toContain('*Fecha:* 29/02/2024');
  });

  it.each([
    ['2025-12-30', true],
    ['2025-12-31', false],
    ['2026-01-01', false],
  ])('%s has passed, late in the evening of New Year’s Eve in Buenos Aires: %s', (date, passed) => {
    jest.useFakeTimers({ now: new Date('2026-01-01T02:59:00Z') });
    setUp();
    fireEvent.click(box('Pizza party'));
    fireEvent.click(tab());
    fireEvent.change(dateField(), { target: { value: date } });
    expect(screen.getByText(/Elegiste el/)).toBeVisible();
    expect(screen.queryByText(/Ese día ya pasó/) !== null).toBe(passed);
  });
});

describe('Cancelar', () => {
  async function setUpCancelled() {
    const user = await setUpOpen('Pizza party', 'Flan');
    await user.type(nameField(), 'Ana');
    fireEvent.change(dateField(), { target: { value: '2099-12-03' } });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    return user;
  }

  it('unticks everything and removes the panel', async () => {
    await setUpCancelled();
    for (const checkbox of screen.getAllByRole('checkbox', { hidden: true }))
      expect(checkbox).not.toBeChecked();
    expect(querySheet()).not.toBeInTheDocument();
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });

  it('releases the page: it scrolls and is not inert', async () => {
    await setUpCancelled();
    expect(document.body.style.position).toBe('');
    expect(screen.getByTestId('header').inert).toBe(false);
  });

  it('moves the focus to the start of the menu', async () => {
    await setUpCancelled();
    expect(screen.getByRole('heading', { name: 'Diseñá tu menú.' })).toHaveFocus();
  });

  it('clears name and date', async () => {
    const user = await setUpCancelled();
    await user.click(box('Pizza party'));
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    await user.click(tab());
    expect(nameField()).toHaveValue('');
    expect(dateField()).toHaveValue('');
    expect(message()).toMatch(
      /^Hola, mi nombre es \*Sin especificar\* y.*\n\n\*Fecha:\* \*Sin especificar\*\n/,
    );
    expect(included()).toEqual(['Pizza party']);
  });

  it('empties the saved menu', async () => {
    await setUpCancelled();
    expect(loadCart()).toEqual([]);
  });
});

describe('the saved menu', () => {
  it('is saved with each tick, and without name or date', async () => {
    const user = await setUpOpen('Pizza party', 'Flan');
    await user.type(nameField(), 'Ana');
    fireEvent.change(dateField(), { target: { value: '2099-12-03' } });
    expect(localStorage).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    expect(JSON.parse(localStorage.getItem('cateringCart') ?? '')).toEqual([
      saved('Pizza party'),
      saved('Flan'),
    ]);
  });

  it('loses an option that is unticked', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Pizza party'));
    expect(loadCart()).toEqual([{ ...saved('Armá tu menú'), price: undefined }]);
  });

  it('is restored at the next visit', async () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    const { user } = setUp();
    expect(box('Flan')).toBeChecked();
    expect(box('Pizza party')).toBeChecked();
    expect(box('Armá tu menú')).not.toBeChecked();
    expect(screen.getAllByText('1 elegida')).toHaveLength(2);
    await user.click(tab());
    expect(included()).toEqual(['Pizza party', 'Flan']);
  });

  it('is extended by further ticks', async () => {
    saveCart([saved('Flan')]);
    const { user } = setUp();
    await user.click(box('Pizza party'));
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('drops what the menu no longer offers', () => {
    saveCart([{ ...saved('Flan'), id: 'gone', title: 'Panqueques' }, saved('Flan')]);
    setUp();
    expect(box('Flan')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(loadCart()).toEqual([saved('Flan')]);
  });

  it('shows no panel when the menu offers none of it any more', () => {
    saveCart([{ ...saved('Flan'), id: 'gone' }]);
    setUp();
    expect(queryTab()).not.toBeInTheDocument();
  });

  it('shows a tick of another tab', () => {
    setUp();
    saveElsewhere(['Flan', 'Gaseosas & agua']);
    expect(box('Flan')).toBeChecked();
    expect(box('Gaseosas & agua')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 2 elegidas');
  });

  it('shows an untick of another tab', () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    setUp();
    saveElsewhere(['Pizza party']);
    expect(box('Flan')).not.toBeChecked();
    expect(box('Pizza party')).toBeChecked();
  });

  it('is not saved again on a change of another tab', () => {
    saveCart([saved('Flan')]);
    setUp();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const now = [saved('Pizza party'), { ...saved('Gaseosas & agua'), quantity: 3 }];
    localStorage.setItem(CART_KEY, JSON.stringify(now));
    written.mockClear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    });
    expect(box('Gaseosas & agua')).toBeChecked();
    expect(written).not.toHaveBeenCalled();
    expect(loadCart()).toEqual(now);
  });

  it('is empty when another tab has cleared all storage', () => {
    saveCart([saved('Flan')]);
    setUp();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(box('Flan')).not.toBeChecked();
    expect(queryTab()).not.toBeInTheDocument();
  });

  it('ignores other values that other tabs save', () => {
    saveCart([saved('Flan')]);
    setUp();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'trafficSource' }));
    });
    expect(box('Flan')).toBeChecked();
  });

  it.each(['{{{', 'null', '[1, null, {"id": 5}]', '"carrito"'])(
    'is none when the storage holds %s',
    (text) => {
      localStorage.setItem(CART_KEY, text);
      setUp();
      for (const checkbox of screen.getAllByRole('checkbox', { hidden: true }))
        expect(checkbox).not.toBeChecked();
    },
  );

  it('is not needed for a request: it works where storage throws on access', async () => {
    blockStorage();
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Armá tu menú'));
    await user.click(tab());
    expect(included()).toEqual(['Pizza party']);
    expect(message()).toContain('- Pizza party');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(box('Pizza party')).not.toBeChecked();
  });
});

/** Runs a check before the first paint: the layout effects of a parent run after those of its children. */
function BeforePaint({ check, children }: { check: () => void; children: ReactNode }) {
  useLayoutEffect(check, [check]);
  return children;
}

describe('the server’s HTML', () => {
  let container: HTMLElement;

  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<MenuDesigner menus={menus} />);
  });

  afterEach(() => container.remove());

  const hydrate = () => render(<MenuDesigner menus={menus} />, { container, hydrate: true });

  it('has every option with its price, and no request panel', () => {
    for (const { options } of menus) {
      for (const { title } of options) expect(within(container).getByText(title)).toBeInTheDocument();
    }
    expect(within(container).getByText('$21.900')).toBeInTheDocument();
    expect(container.querySelector('[type=date]')).toBeNull();
  });

  it('counts and saves the options that were ticked before hydration', () => {
    box('Pizza party').checked = true;
    hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(loadCart()).toEqual([saved('Pizza party')]);
  });

  it('adds them to the saved menu', () => {
    saveCart([saved('Flan')]);
    box('Pizza party').checked = true;
    hydrate();
    expect(tab()).toHaveTextContent('Solicitar servicio 2 elegidas');
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('counts a saved option whose checkbox the browser has restored, as Firefox does on reload', () => {
    saveCart([saved('Pizza party')]);
    box('Pizza party').checked = true;
    hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
  });

  it('shows the saved menu before the browser paints', () => {
    saveCart([saved('Flan')]);
    let checked: boolean | undefined;
    render(
      <BeforePaint
        check={() => {
          checked = box('Flan').checked;
        }}
      >
        <MenuDesigner menus={menus} />
      </BeforePaint>,
      { container, hydrate: true },
    );
    expect(checked).toBe(true);
  });

  it('is hydrated without an error, and then shows the saved menu', () => {
    saveCart([saved('Flan')]);
    const consoleError = jest.spyOn(console, 'error');
    const served = box('Flan');
    hydrate();
    expect(box('Flan')).toBe(served);
    expect(served).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(consoleError).not.toHaveBeenCalled();
  });
});
