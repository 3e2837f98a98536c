import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MenuOptions } from '@/components/menu/MenuOptions';
import { loadSavedChoice, saveChoice } from '@/lib/browser/saved-choice';
import { blockStorage } from '@/lib/browser/testing';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { conditionId } from '@/lib/values/condition-id';
import { MenuDesigner } from './MenuDesigner';
import { box, menus, saved, settle, setUp, tab, tick, ticked } from './testing';

const texts = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent?.trim());

it('the menu shows each category with its options', async () => {
  await setUp();
  expect(screen.getByRole('group', { name: 'Diseñá tu menú.' })).toBeVisible();
  const note = '(Todos los precios son por persona) Salvo donde dice otra cosa.';
  expect(screen.getByText('(Todos los precios son por persona)').parentElement).toHaveTextContent(note);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(menus.map(({ name }) => name));
  expect(texts(document.querySelectorAll('details[open] h3'))).toEqual(['A Pedido']);
  const row = (title: string) => texts(box(title).closest('li')?.querySelectorAll('label, p, li') ?? []);
  expect(['Asado criollo', 'Pizza party', 'Armá tu menú', 'Flan'].map(row)).toEqual([
    ['Asado criollo $21.900', 'Entradas:', 'Choripán', 'Principal:', 'Vacío', 'Tira de asado'],
    ['Pizza party $11.900', 'Muzzarella', 'Fugazzeta'],
    ['Armá tu menú'],
    ['Flan A consultar'],
  ]);
});

it('the menu counts the chosen options in the header of each category', async () => {
  await setUp();
  const headers = () => texts(document.querySelectorAll('details[open] summary'));
  expect(screen.getAllByText('1 opción')).toHaveLength(4);
  expect(headers()).toEqual(['A Pedido  2 opciones desde $11.900']);
  await tick('Pizza party', 'Armá tu menú');
  expect(headers()).toEqual(['A Pedido 2 elegidas 2 opciones desde $11.900']);
  await tick('Pizza party');
  expect(headers()).toEqual(['A Pedido 1 elegida 2 opciones desde $11.900']);
});

it('the jumps lead to the first menu, to what goes with each, to the others', async () => {
  await setUp();
  const jumps = within(screen.getByRole('navigation', { name: 'Categorías del menú' }));
  const names = ['Menú asado', 'Entradas', 'Postres', 'Bebidas', 'A Pedido'];
  expect(texts(jumps.getAllByRole('link'))).toEqual(names);
});

it('the menu links to what the price includes', () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  const place = sampleFacts.conditions.findIndex(({ title }) => title === '¿Qué incluye?');
  const link = screen.getByRole('link', { name: '¿Qué incluye?' });
  expect(link).toHaveAttribute('href', `#${conditionId(place)}`);
});

it('the menu invites visitors to ask on WhatsApp if there are no options', () => {
  render(<MenuDesigner menus={[]} facts={sampleFacts} />);
  expect(screen.getByText(/Contanos qué te gustaría comer/)).toBeVisible();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pedir propuesta por WhatsApp' });
  expect(link.href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('the menu shows each numeric price without VAT if the rate is known', () => {
  const options = menus.flatMap(({ options }) => options);
  render(<MenuOptions options={options} facts={{ ...sampleFacts, vatRate: 21 }} />);
  const prices = ['$18.099,17', '$9.834,71', '$3.719,01', '$2.479,34'];
  const lines = prices.map((price) => `Precio sin impuestos nacionales: ${price}`);
  expect(texts(screen.getAllByText(/sin impuestos/))).toEqual(lines);
  // Screen readers say the price that is paid.
  expect(screen.getByRole('checkbox', { name: 'Pizza party $11.900' })).toBeInTheDocument();
});

async function setUpServed(...tickedBefore: string[]) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<MenuDesigner menus={menus} facts={sampleFacts} />);
  for (const title of tickedBefore) box(title).checked = true;
  const served = box('Flan');
  render(<MenuDesigner menus={menus} facts={sampleFacts} />, { container, hydrate: true });
  await settle();
  expect(box('Flan')).toBe(served);
}

it('boxes ticked before hydration are added to the saved choice', async () => {
  saveChoice([saved('Flan'), saved('Gaseosas & agua')]);
  await setUpServed('Flan', 'Pizza party');
  expect(ticked()).toEqual(['Pizza party', 'Flan', 'Gaseosas & agua']);
  expect(tab()).toHaveTextContent(/ 3 elegidas · /);
  expect(loadSavedChoice()).toEqual([saved('Flan'), saved('Gaseosas & agua'), saved('Pizza party')]);
});

it('boxes ticked before hydration are kept if storage throws', async () => {
  blockStorage();
  await setUpServed('Pizza party');
  expect(ticked()).toEqual(['Pizza party']);
  expect(tab()).toHaveTextContent(/ 1 elegida · /);
});
