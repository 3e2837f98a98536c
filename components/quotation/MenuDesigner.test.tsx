import { render, screen, within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { loadCart, saveCart } from '@/lib/browser/cart';
import { formatPrice } from '@/lib/quotation/prices';
import { MenuDesigner } from './MenuDesigner';
import { blockStorage, box, menus, saved, settle, setUp, tab } from './testing';

// Counts how often rows are rendered: each row with a price formats it.
jest.mock('@/lib/quotation/prices', () => {
  const prices = jest.requireActual('@/lib/quotation/prices');
  return { ...prices, formatPrice: jest.fn(prices.formatPrice) };
});

describe('the menu', () => {
  it('has its title, its note and all categories in the order of the API', () => {
    setUp();
    expect(screen.getByRole('group', { name: 'Diseñá tu menú.' })).toBeVisible();
    expect(screen.getByText('(Todos los precios son por persona)')).toBeVisible();
    const headers = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headers).toEqual(['Menú asado', 'A Pedido', 'Entradas', 'Postres', 'Bebidas']);
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
    expect(screen.getByRole('checkbox', { name: 'Pizza party $11.900' })).toBeChecked();
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
    const others = box('Flan').closest('details');
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

  async function hydrate() {
    render(<MenuDesigner menus={menus} />, { container, hydrate: true });
    await settle();
  }

  it('has every option with its price, and no request panel', () => {
    for (const { options } of menus) {
      for (const { title } of options) expect(within(container).getByText(title)).toBeInTheDocument();
    }
    expect(within(container).getByText('$21.900')).toBeInTheDocument();
    expect(container.querySelector('[type=date]')).toBeNull();
    expect(within(container).queryByText('Solicitar servicio')).not.toBeInTheDocument();
  });

  it('counts and saves the options that were ticked before hydration', async () => {
    box('Pizza party').checked = true;
    await hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent(/1 elegida$/);
    expect(loadCart()).toEqual([saved('Pizza party')]);
  });

  it('adds them to the saved menu', async () => {
    saveCart([saved('Flan')]);
    box('Pizza party').checked = true;
    await hydrate();
    expect(tab()).toHaveTextContent('2 elegidas');
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('counts a saved option whose checkbox the browser has restored, as Firefox does on reload', async () => {
    saveCart([saved('Pizza party')]);
    box('Pizza party').checked = true;
    await hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent(/1 elegida$/);
    expect(loadCart()).toEqual([saved('Pizza party')]);
  });

  it('counts the options that were ticked before hydration where storage throws on access', async () => {
    blockStorage();
    box('Pizza party').checked = true;
    await hydrate();
    expect(box('Pizza party')).toBeChecked();
    expect(tab()).toHaveTextContent(/1 elegida$/);
  });

  it('shows the saved menu before the browser paints', async () => {
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
    await settle();
    expect(checked).toBe(true);
  });

  it('is hydrated without an error, and then shows the saved menu', async () => {
    saveCart([saved('Flan')]);
    const consoleError = jest.spyOn(console, 'error');
    const served = box('Flan');
    await hydrate();
    expect(box('Flan')).toBe(served);
    expect(served).toBeChecked();
    expect(tab()).toHaveTextContent(/1 elegida$/);
    expect(consoleError).not.toHaveBeenCalled();
  });
});
