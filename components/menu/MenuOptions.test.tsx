import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MenuDesigner } from '@/components/request/MenuDesigner';
import { press, settle, sheet, tab, tick, menus as unmarked } from '@/components/request/testing';
import type { menuColumns } from '@/lib/content/rows/menu/menu-columns';
import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import { diets } from '@/lib/menu/diets';
import type { RequestOption } from '@/lib/menu/request-option';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { MenuOptions } from './MenuOptions';
import { isOptionBox, optionsIn } from './option-box';

const { content: menus = [] } = parseMenus({
  'A Pedido': [
    { title: 'Pizza party', price: 16_900, minimum: 35 },
    { title: 'Menú vegano', price: 17_900, diets: ['vegano', 'sin TACC'] },
    { title: 'Menú de la huerta', diets: ['vegetariano'] },
    { title: 'Mesas y sillas', price: 9_000, unit: 'evento' },
  ],
});

/** What the label of each option says. */
function labels() {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => box.labels?.[0]?.textContent?.replace(/\s+/g, ' ').trim());
}

it('an option states its terms in its label', () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  expect(labels()).toEqual([
    'Pizza party $16.900 desde 35 personas',
    'Menú vegano $17.900 vegano sin TACC',
    'Menú de la huerta vegetariano',
    'Mesas y sillas $9.000 por evento',
  ]);
});

it('an option without gluten says to ask if the business gives no details', () => {
  render(<MenuDesigner menus={menus} facts={{ ...sampleFacts, glutenFree: undefined }} />);
  expect(labels()).toContain('Menú vegano $17.900 vegano sin TACC (consultanos)');
});

it('an option charged per event is not the lowest price of its category', () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  expect(screen.getByText('desde $16.900')).toBeInTheDocument();
});

it('a browser knows of an option what the server knows', () => {
  const { content = [] } = parseMenus({
    'A Pedido': [
      { title: 'Asado', price: '24.900,50', minimum: 30 },
      // No price that the server counts.
      { title: 'Brunch', price: '12345.678' },
      { title: 'Locro', price: '0123.456' },
      { title: 'Vajilla', price: 'Incluida' },
      { title: 'Mozo', price: '45.000 por evento' },
      { title: 'Picada', price: '9.000', unit: 'bandeja' },
      { title: 'Menú infantil', price: 9_900 },
    ],
    Postres: [{ title: 'Flan' }],
  });
  const facts = { vatRate: undefined, glutenFree: undefined };
  const options = content.flatMap((category) => category.options);
  const known = options.map(
    ({ id, category, title, price, isFree, unit, minimum }): Required<Omit<RequestOption, 'servings'>> => {
      return { id, category, title, price, isFree, unit, minimum };
    },
  );
  const names = Object.keys(known[0] ?? {});
  expect(names.filter((name) => known.every((option) => Reflect.get(option, name) === undefined))).toEqual(
    [],
  );
  const { container } = render(<MenuOptions options={options} facts={facts} />);
  expect(optionsIn([...container.querySelectorAll('input')].filter(isOptionBox))).toEqual(known);
});

describe('each column of the table', () => {
  /** A value for each column that an option has. */
  const filledIn: Record<Exclude<keyof typeof menuColumns, 'category' | 'status'>, unknown> = {
    title: 'Asado criollo',
    price: 24_900,
    food: ['Pan'],
    starters: ['Choripán'],
    principal: ['Vacío'],
    unit: 'evento',
    minimum: 30,
    diets: ['sin TACC'],
    photo: 'evento-3',
  };

  const page = (fields: object) => {
    const { content = [] } = parseMenus({ 'A Pedido': [fields] });
    const options = content.flatMap((category) => category.options);
    const html = renderToStaticMarkup(<MenuOptions options={options} facts={sampleFacts} />);
    // What nobody sees.
    return html.replace(/ data-[\w-]+="[^"]*"/g, '');
  };

  it.each(Object.keys(filledIn))('the column %s of an option is shown on the page', (name) => {
    expect(page({ ...filledIn, [name]: undefined })).not.toBe(page(filledIn));
  });

  it.each(Object.keys(filledIn))('the column %s of an option shows a clean start of a long text', (name) => {
    const text = `a\u202E${'b'.repeat(500)}`;
    expect(page({ ...filledIn, [name]: text }) + page({ ...filledIn, [name]: [text] })).not.toMatch(
      /\u202E|b{400}/,
    );
  });
});

it('the request for an option has the total for fewer guests than the minimum', async () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  await tick('Pizza party', 'Mesas y sillas');
  expect(tab()).toHaveTextContent('$16.900 por persona + $9.000');
  await press('Solicitar servicio');
  sheet.fill('Invitados', '20');
  expect(sheet.element()).toHaveTextContent('Total para 20: $600.500');
  expect(sheet.element()).toHaveTextContent('35 × $16.900 + $9.000 · mínimo 35: Pizza party');
  expect(sheet.message()).toContain(
    '*Estimado:* $16.900 por persona + $9.000, $600.500 en total: 35 × $16.900 + $9.000 por evento · mínimo 35: Pizza party',
  );
});

it('the request for an option has its title as plain text', async () => {
  const title = '</li><img src=x onerror=alert(1)> & #1 %00 *';
  const { content = [] } = parseMenus({ constructor: [{ title }] });
  render(<MenuDesigner menus={content} facts={sampleFacts} />);
  fireEvent.click(screen.getByLabelText(title));
  await settle();
  await press('Solicitar servicio');
  expect(sheet.included()).toEqual([title]);
  expect(sheet.message()).toContain(`*Menu principal:*\n- ${title}\n`);
});

it('the diet switches exist for each diet that an option suits', () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  const names = screen
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ labels: all }) => all?.[0]?.textContent);
  expect(names).toEqual([' vegetariano', ' vegano', ' sin TACC']);
});

it('the diet switches do not exist if no option is marked for a diet', () => {
  render(<MenuDesigner menus={unmarked} facts={sampleFacts} />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('the diet switches choose no option', () => {
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  screen.getByRole('switch', { name: 'vegano' }).click();
  expect(screen.queryByRole('button', { name: 'Solicitar servicio' })).not.toBeInTheDocument();
});

it.each(diets)('the style sheet shows what suits the diet %s', (diet) => {
  const styles = readFileSync(`${__dirname}/DietSwitches.module.css`, 'utf8');
  expect(styles).toContain(`.diets:has([value="${diet}"]:checked) ~ * [data-suits~="${diet}"]`);
});
