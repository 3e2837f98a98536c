import { act, fireEvent, render, screen } from '@testing-library/react';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { MenuDesigner } from './MenuDesigner';
import { box, menus, settle, setUp, setUpOpen, sheet, tab, tick } from './testing';

// The first test of the file: in later ones the code is there.
it('the tab opens the sheet when its code comes, unless nothing is chosen any more', async () => {
  // No promise is settled before the test awaits one.
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  const pressTab = () => act(() => tab()?.click());
  fireEvent.click(box('Pizza party'));
  pressTab();
  expect(screen.getByRole('button', { name: 'Abriendo…' })).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(box('Pizza party'));
  fireEvent.click(box('Flan'));
  expect(tab()).toHaveAttribute('aria-busy', 'false');
  pressTab();
  expect(screen.getByRole('button', { name: 'Abriendo…' })).toHaveAttribute('aria-expanded', 'false');
  await settle();
  expect(sheet.included()).toEqual(['Flan A consultar']);
  expect(document.querySelector('[aria-haspopup=dialog]')).toHaveTextContent('Solicitar servicio');
});

it('the tab shows the count with the estimate while something is chosen', async () => {
  await setUp();
  const quietBar = () => screen.queryByText('Elegí lo que te guste: se suma acá');
  expect(tab()).not.toBeInTheDocument();
  expect(quietBar()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const [title, text, announced] of [
    ['Flan', '1 elegida', '1 opción elegida'],
    [
      'Pizza party',
      '2 elegidas · desde $11.900 por persona',
      '2 opciones elegidas, desde $11.900 por persona',
    ],
    ['Flan', '1 elegida · $11.900 por persona', '1 opción elegida, $11.900 por persona'],
  ] as const) {
    await tick(title);
    expect(tab()).toHaveTextContent(`Solicitar servicio ${text}`);
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(quietBar()).not.toBeInTheDocument();
    expect(sheet.isOpen()).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(announced);
  }
  await tick('Pizza party');
  expect(tab()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a sheet whose code takes long leaves a focused link, and does not open late', async () => {
  jest.useFakeTimers();
  render(<MenuDesigner menus={menus} facts={sampleFacts} />);
  fireEvent.click(box('Pizza party'));
  tab()?.focus();
  act(() => tab()?.click());
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('link', { name: 'Solicitar servicio' })).toHaveFocus();
  jest.useRealTimers();
  await settle();
  expect(tab()).toBeInTheDocument();
  expect(sheet.isOpen()).toBe(false);
});

it('the tab is a link with the chosen options if the sheet fails', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new Error('The sheet fails.');
  });
  await setUpOpen('Pizza party');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Solicitar servicio' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await tick('Flan');
  const message = new URL(link.href).searchParams.get('text');
  expect(message).toContain('*Menu principal:*\n- Pizza party\n\n*Postre:*\n- Flan');
});

describe('in a translated page,', () => {
  /** Replaces each text of an element as the translator of Chrome does. */
  function translate(selector: string, translation = (text: string) => text) {
    const elements = [...document.querySelectorAll(`${selector}, ${selector} *`)];
    const nodes = elements
      .filter((element) => !element.closest('[translate="no"]'))
      .flatMap(({ childNodes }) => [...childNodes]);
    for (const text of nodes.filter((node) => node instanceof Text)) {
      const font = document.createElement('font');
      font.textContent = translation(text.data);
      text.replaceWith(font);
    }
  }

  it('the figures are still updated', async () => {
    await setUp();
    await tick('Pizza party');
    translate('button');
    await tick('Flan');
    expect(tab()).toHaveTextContent('2 elegidas');
    await sheet.open();
    sheet.fill('Invitados', '30');
    sheet.fill('Fecha del evento', '2099-12-03');
    translate('dialog');
    sheet.fill('Invitados', '40');
    sheet.fill('Fecha del evento', '2099-12-04');
    expect(sheet.element()).toHaveTextContent('Total para 40: desde $476.000');
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join()).toContain('Elegiste el 04/12/2099: viernes 4 de diciembre de 2099');
  });

  it('what is typed still goes into the message', async () => {
    await setUpOpen('Pizza party');
    translate('body');
    sheet.fill('Tu nombre', 'Ana');
    expect(sheet.message()).toContain('mi nombre es Ana');
  });

  it('the message keeps the menu’s own words', async () => {
    await setUp();
    translate('fieldset', () => 'something $1');
    fireEvent.click(document.querySelectorAll('input')[0] as HTMLInputElement);
    await settle();
    await sheet.open();
    sheet.fill('Invitados', '10');
    expect(sheet.message()).toContain('*Menu principal:*\n- Asado criollo\n');
    expect(sheet.message()).toContain('*Estimado:* $21.900 por persona');
  });
});
