import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadCart, saveCart } from '@/lib/browser/cart';
import { MenuDesigner } from './MenuDesigner';
import { MenuOptions } from './MenuOptions';
import { blockStorage, box, menus, saved, settle, setUp, tab, tick, ticked } from './testing';

const texts = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent?.trim());

describe('the menu', () => {
  it('has its title, its note and the categories in the order of the API, A Pedido alone open', async () => {
    await setUp();
    expect(screen.getByRole('group', { name: 'Diseñá tu menú.' })).toBeVisible();
    expect(screen.getByText('(Todos los precios son por persona)')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => [heading.textContent, heading.closest('details')?.open])).toEqual([
      ['Menú asado', false],
      ['A Pedido', true],
      ['Entradas', false],
      ['Postres', false],
      ['Bebidas', false],
    ]);
  });

  it('offers each option with its price and dishes, where it has any', async () => {
    await setUp();
    const row = (title: string) => texts(box(title).closest('li')?.querySelectorAll('label, p, li') ?? []);
    expect(['Asado criollo', 'Pizza party', 'Armá tu menú', 'Flan'].map(row)).toEqual([
      ['Asado criollo $21.900', 'Entradas:', 'Choripán', 'Principal:', 'Vacío', 'Tira de asado'],
      ['Pizza party $11.900', 'Muzzarella', 'Fugazzeta'],
      ['Armá tu menú'],
      ['Flan A consultar'],
    ]);
    // The words go into the message: translators leave them.
    expect(box('Flan').closest('[translate]')).toHaveAttribute('translate', 'no');
  });

  it('counts on the header of a category its options and how many are chosen', async () => {
    await setUp();
    const headers = () => texts(document.querySelectorAll('[data-category="A Pedido"] summary'));
    expect(screen.getAllByText('1 opción')).toHaveLength(4);
    expect(headers()).toEqual(['A Pedido  2 opciones']);
    await tick('Pizza party', 'Armá tu menú');
    expect(headers()).toEqual(['A Pedido 2 elegidas 2 opciones']);
    await tick('Pizza party');
    expect(headers()).toEqual(['A Pedido 1 elegida 2 opciones']);
  });

  it('is a sentence and a WhatsApp link if there are no options', () => {
    render(<MenuDesigner menus={[]} />);
    expect(screen.getByText(/Contanos qué te gustaría comer/)).toBeVisible();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pedir propuesta por WhatsApp' });
    expect(link.href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('says what a price in numbers is without VAT, where the business gives the rate', () => {
    const option = { food: [], starters: [], principal: [] };
    const options = [12100, 'desde 9.500', undefined].map((price) => ({
      ...option,
      id: `${price}`,
      title: 'Flan',
      price,
    }));
    render(<MenuOptions options={options} vatRate={21} />);
    expect(texts(document.querySelectorAll('p'))).toEqual(['Precio sin impuestos nacionales: $10.000']);
    // Screen readers say the price that is paid.
    expect(screen.getByRole('checkbox', { name: 'Flan $12.100' })).toBeInTheDocument();
  });
});

describe('the server’s HTML', () => {
  async function setUpServed(...tickedBefore: string[]) {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<MenuDesigner menus={menus} />);
    for (const title of tickedBefore) box(title).checked = true;
    const served = box('Flan');
    render(<MenuDesigner menus={menus} />, { container, hydrate: true });
    await settle();
    expect(box('Flan')).toBe(served);
  }

  it.each<[what: string, saved: string[], before: string[], after: string[]]>([
    ['shows the saved menu', ['Flan'], [], ['Flan']],
    ['adds to it what was ticked before the scripts ran', ['Flan'], ['Pizza party'], ['Flan', 'Pizza party']],
    ['counts once what Firefox has ticked again on a reload', ['Flan'], ['Flan'], ['Flan']],
  ])('%s', async (_what, savedBefore, before, after) => {
    saveCart(savedBefore.map(saved));
    await setUpServed(...before);
    expect(ticked().toSorted()).toEqual(after);
    expect(tab()).toHaveTextContent(new RegExp(` ${after.length} elegidas?$`));
    expect(loadCart()).toEqual(after.map(saved));
  });

  it('keeps what was ticked before the scripts ran where storage throws on access', async () => {
    blockStorage();
    await setUpServed('Pizza party');
    expect(ticked()).toEqual(['Pizza party']);
    expect(tab()).toHaveTextContent(/ 1 elegida$/);
  });
});
