import { fireEvent, render, screen } from '@testing-library/react';
import { renderOnServer } from '@/lib/testing/render-on-server';
import { MenuDesigner } from './MenuDesigner';
import { box, menus, setUp } from './testing';

const header = (category: string) => screen.getByRole('button', { name: category });

function panel(category: string): HTMLElement {
  const element = document.getElementById(header(category).getAttribute('aria-controls') ?? '');
  if (!element) throw new Error(`The header of ${category} controls nothing.`);
  return element;
}

describe('a category', () => {
  it('is closed at first, except A Pedido', () => {
    setUp();
    expect(header('A Pedido')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Pizza party')).toBeVisible();
    for (const category of ['Menú asado', 'Entradas', 'Postres', 'Bebidas']) {
      expect(header(category)).toHaveAttribute('aria-expanded', 'false');
    }
    for (const title of ['Asado criollo', 'Tabla', 'Flan', 'Gaseosas']) expect(box(title)).not.toBeVisible();
  });

  it('opens and closes by its header', async () => {
    const { user } = setUp();
    await user.click(header('Postres'));
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Flan')).toBeVisible();
    await user.click(header('Postres'));
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'false');
    expect(box('Flan')).not.toBeVisible();
  });

  it('is what its header refers to', () => {
    setUp();
    expect(panel('A Pedido')).toContainElement(box('Pizza party'));
  });

  it('is found by the page search while it is closed, and opens at a match', () => {
    setUp();
    expect(panel('Postres')).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel('Postres'), new Event('beforematch'));
    expect(box('Flan')).toBeVisible();
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is found by the page search when it was closed again', async () => {
    const { user } = setUp();
    await user.click(header('A Pedido'));
    expect(panel('A Pedido')).toHaveAttribute('hidden', 'until-found');
  });

  it('keeps its ticks when it closes, and counts them on its header', async () => {
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
});

describe('a category that the visitor toggled before hydration', () => {
  let container: HTMLElement;

  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderOnServer(<MenuDesigner menus={menus} />);
  });

  afterEach(() => container.remove());

  /** What a tap on the header does before hydration (components/startup/EarlyTaps.tsx). */
  function toggleEarly(category: string) {
    const open = header(category).getAttribute('aria-expanded') === 'true';
    header(category).setAttribute('aria-expanded', String(!open));
    panel(category).hidden = open;
  }

  const hydrate = () => render(<MenuDesigner menus={menus} />, { container, hydrate: true });

  it('stays open', () => {
    toggleEarly('Postres');
    hydrate();
    expect(header('Postres')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Flan')).toBeVisible();
  });

  it('stays closed, and is found by the page search', () => {
    toggleEarly('A Pedido');
    hydrate();
    expect(header('A Pedido')).toHaveAttribute('aria-expanded', 'false');
    expect(panel('A Pedido')).toHaveAttribute('hidden', 'until-found');
  });

  it('is toggled by its header from then on', () => {
    toggleEarly('Postres');
    hydrate();
    fireEvent.click(header('Postres'));
    expect(box('Flan')).not.toBeVisible();
    fireEvent.click(header('Postres'));
    expect(box('Flan')).toBeVisible();
  });

  it('is not hidden for a moment while it hydrates', () => {
    toggleEarly('Postres');
    const observer = new MutationObserver(() => undefined);
    observer.observe(panel('Postres'), { attributes: true });
    hydrate();
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });
});
