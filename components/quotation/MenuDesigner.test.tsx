import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { CART_KEY, loadCart, saveCart } from '@/lib/browser/cart';
import { type MenuCategory, parseMenus } from '@/lib/content/menus';
import { formatPrice } from '@/lib/quotation/prices';
import { config } from '@/lib/site/config';
import { MenuDesigner } from './MenuDesigner';

// To count how often rows are rendered: each one with a price writes it.
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

/** What the cart holds of an option. */
function saved(title: string) {
  for (const { name, options } of menus) {
    const option = options.find((candidate) => candidate.title === title);
    if (option) return { id: option.id, category: name, title, price: option.price, quantity: 1 };
  }
  throw new Error(`${title} is not on the menu.`);
}

/** The links that were followed, as the browser would have opened them. */
let followed: { href: string; target: string; rel: string }[];

function followInstead(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

/** Forms that the browser would have sent. */
let submitted: number;

function countSubmit(event: Event) {
  event.preventDefault();
  submitted += 1;
}

beforeEach(() => {
  localStorage.clear();
  followed = [];
  submitted = 0;
  // jsdom lays out nothing and so scrolls nowhere.
  window.scrollTo = jest.fn();
  document.addEventListener('click', followInstead);
  document.addEventListener('submit', countSubmit);
});

afterEach(() => {
  document.removeEventListener('click', followInstead);
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

/** Boxes in closed categories are found as well. */
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

/** Another tab saves a cart, of which this one is told. */
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
  it('has its title, its note and every category in the order of the API', () => {
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

  it('names in each header the panel that it opens', () => {
    setUp();
    const panel = document.getElementById(header('A Pedido').getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(box('Pizza party'));
  });

  it('lets the browser search in closed categories, and opens the one it finds something in', () => {
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

  it('lists what is served, with labels for first and main dishes', () => {
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

  it('counts one as one, and none not at all', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    expect(screen.getByText('1 elegida')).toBeVisible();
    await user.click(box('Pizza party'));
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });

  it('is a warm sentence and a WhatsApp link where there is none', () => {
    const { container } = setUp([]);
    expect(screen.getByText(/Contanos qué te gustaría comer/)).toBeVisible();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pedir propuesta por WhatsApp' });
    expect(link.href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(container.querySelector('form')).toBeNull();
  });
});

describe('one tick', () => {
  it('renders no row again, however often', async () => {
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
  it('is not there while nothing is chosen', () => {
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

  it('is announced with how much is chosen', async () => {
    const { user } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(box('Pizza party'));
    expect(screen.getByRole('status')).toHaveTextContent('1 opción elegida');
    await user.click(box('Armá tu menú'));
    expect(screen.getByRole('status')).toHaveTextContent('2 opciones elegidas');
  });

  it('disappears when the last tick goes', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Pizza party'));
    expect(tab()).toBeVisible();
    await user.click(box('Armá tu menú'));
    expect(queryTab()).not.toBeInTheDocument();
  });

  it('says that this is a request and no purchase, and lists the chosen titles in the order of the menu', async () => {
    await setUpOpen('Flan', 'Pizza party', 'Asado criollo');
    expect(
      within(sheet()).getByText(/hacés una solicitud, no una compra definitiva: nos vamos a contactar/),
    ).toBeVisible();
    expect(within(sheet()).getByRole('heading', { name: 'Incluye:' })).toBeVisible();
    expect(included()).toEqual(['Asado criollo', 'Pizza party', 'Flan']);
  });

  it('opens by its tab, which then is an X', async () => {
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

  it('takes the focus in when it opens', async () => {
    await setUpOpen('Pizza party');
    expect(sheet()).toHaveFocus();
  });

  it('fixes the page behind it, at the place where the visitor is, while it is open', async () => {
    jest.replaceProperty(window, 'scrollY', 420);
    const user = await setUpOpen('Pizza party');
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-420px');
    await user.click(screen.getByRole('button', { name: /^X/ }));
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    expect(document.body.style.top).toBe('');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
  });

  it('puts the rest of the page out of reach while it is open', async () => {
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

  it('closes with Esc and gives the focus back to its tab', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(nameField());
    await user.keyboard('{Escape}');
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();
    expect(document.body.style.position).toBe('');
  });

  it('closes when the visitor clicks beside it, and not before the click is over', async () => {
    const user = await setUpOpen('Pizza party');
    const beside = sheet().previousElementSibling as HTMLElement;
    await user.pointer({ keys: '[MouseLeft>]', target: beside });
    expect(sheet()).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: beside });
    expect(querySheet()).not.toBeInTheDocument();
  });

  it('stays open when the visitor presses inside', async () => {
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
  it('goes to the number of the configuration', async () => {
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

  it('says everything that was chosen, typed and picked', async () => {
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

  it('follows the name letter by letter', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana');
    expect(message()).toMatch(/^Hola, mi nombre es Ana y/);
    await user.type(nameField(), '{Backspace}');
    expect(message()).toMatch(/^Hola, mi nombre es An y/);
    await user.clear(nameField());
    expect(message()).toMatch(/^Hola, mi nombre es \*Sin especificar\* y/);
  });

  it('follows the ticks', async () => {
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

  it('goes out by the button', async () => {
    const user = await setUpOpen('Pizza party');
    const { href } = send();
    await user.click(send());
    expect(followed).toEqual([{ href, target: '_blank', rel: 'noopener noreferrer' }]);
  });

  it('goes out with Enter in the name, as it stands', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana{Enter}');
    expect(followed).toHaveLength(1);
    expect(new URL(followed[0]?.href ?? '').searchParams.get('text')).toMatch(/^Hola, mi nombre es Ana y/);
    expect(submitted).toBe(0);
  });

  it('goes out with Enter in the date', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(dateField());
    await user.keyboard('{Enter}');
    expect(followed).toHaveLength(1);
    expect(submitted).toBe(0);
  });

  it('waits while an input method is still composing the name', async () => {
    await setUpOpen('Pizza party');
    fireEvent.keyDown(nameField(), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });

  it('leaves the visitor where they are: open sheet, ticks, name', async () => {
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana');
    await user.click(send());
    expect(sheet()).toBeVisible();
    expect(nameField()).toHaveValue('Ana');
    expect(box('Pizza party')).toBeChecked();
  });

  it('never reloads the page nor shows in its address', async () => {
    const before = window.location.href;
    const user = await setUpOpen('Pizza party');
    await user.type(nameField(), 'Ana{Enter}');
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(submitted).toBe(0);
    expect(window.location.href).toBe(before);
  });

  it('cannot leave by a form that the browser sends by itself', () => {
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

  it('gets a hint when it has passed, and is sent all the same', async () => {
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

  it('unticks everything and puts the panel away', async () => {
    await setUpCancelled();
    for (const checkbox of screen.getAllByRole('checkbox', { hidden: true }))
      expect(checkbox).not.toBeChecked();
    expect(querySheet()).not.toBeInTheDocument();
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });

  it('lets the page scroll and be used again', async () => {
    await setUpCancelled();
    expect(document.body.style.position).toBe('');
    expect(screen.getByTestId('header').inert).toBe(false);
  });

  it('puts the focus at the start of the menu', async () => {
    await setUpCancelled();
    expect(screen.getByRole('heading', { name: 'Diseñá tu menú.' })).toHaveFocus();
  });

  it('forgets name and date', async () => {
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

  it('loses what is unticked', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(box('Pizza party'));
    expect(loadCart()).toEqual([{ ...saved('Armá tu menú'), price: undefined }]);
  });

  it('comes back when the visitor does', async () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    const { user } = setUp();
    expect(box('Flan')).toBeChecked();
    expect(box('Pizza party')).toBeChecked();
    expect(box('Armá tu menú')).not.toBeChecked();
    expect(screen.getAllByText('1 elegida')).toHaveLength(2);
    await user.click(tab());
    expect(included()).toEqual(['Pizza party', 'Flan']);
  });

  it('goes on from there', async () => {
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

  it('follows another tab that ticks', () => {
    setUp();
    saveElsewhere(['Flan', 'Gaseosas & agua']);
    expect(box('Flan')).toBeChecked();
    expect(box('Gaseosas & agua')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 2 elegidas');
  });

  it('follows another tab that unticks', () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    setUp();
    saveElsewhere(['Pizza party']);
    expect(box('Flan')).not.toBeChecked();
    expect(box('Pizza party')).toBeChecked();
  });

  it('writes nothing back while it follows', () => {
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

  it('does not care what else other tabs save', () => {
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

  it('lets the visitor order all the same where storage may not be reached', async () => {
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

/** Looks before the browser paints for the first time: a parent's layout effects run after those of its children. */
function BeforePaint({ look, children }: { look: () => void; children: ReactNode }) {
  useLayoutEffect(look, [look]);
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

  it('counts boxes that were ticked before the scripts came, and saves them', () => {
    box('Pizza party').checked = true;
    hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(loadCart()).toEqual([saved('Pizza party')]);
  });

  it('adds them to what was saved before', () => {
    saveCart([saved('Flan')]);
    box('Pizza party').checked = true;
    hydrate();
    expect(tab()).toHaveTextContent('Solicitar servicio 2 elegidas');
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('counts a saved option whose box the browser has restored, as Firefox does at a reload', () => {
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
        look={() => {
          checked = box('Flan').checked;
        }}
      >
        <MenuDesigner menus={menus} />
      </BeforePaint>,
      { container, hydrate: true },
    );
    expect(checked).toBe(true);
  });

  it('is taken over as it is, and then shows the saved menu', () => {
    saveCart([saved('Flan')]);
    const complaints = jest.spyOn(console, 'error');
    const served = box('Flan');
    hydrate();
    expect(box('Flan')).toBe(served);
    expect(served).toBeChecked();
    expect(tab()).toHaveTextContent('Solicitar servicio 1 elegida');
    expect(complaints).not.toHaveBeenCalled();
  });
});
