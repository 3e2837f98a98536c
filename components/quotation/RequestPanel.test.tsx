import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { MenuDesigner } from './MenuDesigner';
import {
  closeButton,
  field,
  fill,
  included,
  menus,
  message,
  querySheet,
  queryTab,
  saveElsewhere,
  setUp,
  setUpOpen,
  sheet,
  tab,
  tick,
  ticked,
  translate,
} from './testing';

describe('the tab', () => {
  it('does not exist while nothing is chosen', () => {
    setUp();
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Nombre')).not.toBeInTheDocument();
  });

  it('appears at the first tick, with the sheet closed', async () => {
    setUp();
    await tick('Pizza party');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(querySheet()).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Nombre')).not.toBeInTheDocument();
    expect(document.body.style.position).toBe('');
  });

  it('counts each tick in a page that has been translated too', async () => {
    setUp();
    await tick('Pizza party');
    translate(tab());
    await tick('Flan');
    expect(tab()).toHaveTextContent('2 elegidas');
  });

  it('shows the estimate and the number of chosen options', async () => {
    setUp();
    await tick('Pizza party');
    expect(tab()).toHaveTextContent(/^Solicitar servicio \$11\.900 por persona 1 elegida$/);
    await tick('Asado criollo');
    expect(tab()).toHaveTextContent(/^Solicitar servicio \$33\.800 por persona 2 elegidas$/);
  });

  it('says where the estimate starts when an option has no number as its price', async () => {
    setUp();
    await tick('Pizza party', 'Flan');
    expect(tab()).toHaveTextContent(/^Solicitar servicio desde \$11\.900 por persona 2 elegidas$/);
  });

  it('shows no estimate when no option has a number as its price', async () => {
    setUp();
    await tick('Flan', 'Armá tu menú');
    expect(tab()).toHaveTextContent(/^Solicitar servicio 2 elegidas$/);
  });

  it('is announced with the number of chosen options and the estimate', async () => {
    setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await tick('Pizza party');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 opción elegida, \$11\.900 por persona$/);
    await tick('Flan');
    expect(screen.getByRole('status')).toHaveTextContent(
      /^2 opciones elegidas, desde \$11\.900 por persona$/,
    );
  });

  it('is announced without an estimate where there is none', async () => {
    setUp();
    await tick('Flan');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 opción elegida$/);
  });

  it('is the name alone for screen readers, which hear the rest at each tick', async () => {
    setUp();
    await tick('Pizza party');
    expect(tab()).toHaveAccessibleName('Solicitar servicio');
  });

  it('disappears with the last tick', async () => {
    setUp();
    await tick('Pizza party', 'Armá tu menú');
    await tick('Pizza party');
    expect(tab()).toBeVisible();
    await tick('Armá tu menú');
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('tells the style sheets while it is on the screen', async () => {
    setUp();
    expect(document.documentElement).not.toHaveAttribute('data-request-tab');
    await tick('Pizza party');
    expect(document.documentElement).toHaveAttribute('data-request-tab');
    await tick('Pizza party');
    expect(document.documentElement).not.toHaveAttribute('data-request-tab');
  });
});

describe('the sheet', () => {
  it('opens by the tab, and closes by its X', async () => {
    const user = await setUpOpen('Pizza party');
    expect(screen.getByPlaceholderText('Nombre')).toBeVisible();
    expect(closeButton()).toHaveTextContent(/^X$/);
    await user.click(closeButton());
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
  });

  it('fixes the page at its scroll position while it is open', async () => {
    jest.replaceProperty(window, 'scrollY', 420);
    const user = await setUpOpen('Pizza party');
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-420px');
    await user.click(closeButton());
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    expect(document.body.style.top).toBe('');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
  });

  it('closes when the visitor clicks outside, at the end of the click', async () => {
    const user = await setUpOpen('Pizza party');
    const beside = sheet().firstElementChild as HTMLElement;
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

  it('keeps every field when it is closed and opened', async () => {
    const user = await setUpOpen('Pizza party');
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2099-12-31');
    fill('Invitados', '40');
    await user.click(closeButton());
    await user.click(tab());
    expect(field('Tu nombre')).toHaveValue('Ana');
    expect(field('Fecha del evento')).toHaveValue('2099-12-31');
    expect(field('Invitados')).toHaveValue('40');
  });

  it('shows what was ticked while it was closed', async () => {
    const user = await setUpOpen('Pizza party', 'Armá tu menú');
    expect(message()).toContain('- Pizza party\n- Armá tu menú');
    await user.click(closeButton());
    await tick('Pizza party');
    await user.click(tab());
    expect(message()).toContain('*Menu principal:*\n- Armá tu menú\n');
    expect(included()).toEqual(['Armá tu menú']);
  });

  it('is closed when options are ticked again after another tab has unticked all', async () => {
    await setUpOpen('Pizza party');
    saveElsewhere([]);
    expect(querySheet()).not.toBeInTheDocument();
    expect(document.body.style.position).toBe('');
    await tick('Flan');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(querySheet()).not.toBeInTheDocument();
  });
});

describe('on a page that the visitor leaves and comes back to', () => {
  const page = (mode: 'visible' | 'hidden') => (
    // As the router does it.
    <Activity mode={mode}>
      <MenuDesigner menus={menus} />
    </Activity>
  );

  it('the sheet is closed, the page scrolls, and the ticks are there', async () => {
    const { rerender } = render(page('visible'));
    await tick('Pizza party');
    fireEvent.click(tab());
    expect(document.body.style.position).toBe('fixed');
    rerender(page('hidden'));
    expect(document.body.style.position).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-request-tab');
    rerender(page('visible'));
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement).toHaveAttribute('data-request-tab');
    expect(ticked()).toEqual(['Pizza party']);
  });
});
