import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity } from 'react';
import { loadCart, saveCart } from '@/lib/browser/cart';
import { encodeMenu } from '@/lib/quotation/menu-code';
import { MenuDesigner } from './MenuDesigner';
import {
  blockStorage,
  box,
  cancel,
  closeButton,
  field,
  fill,
  included,
  menus,
  message,
  openDetails,
  printMedia,
  querySheet,
  queryTab,
  saved,
  settle,
  setUp,
  setUpOpen,
  tab,
  tick,
  ticked,
} from './testing';

const undo = () => screen.getByRole('button', { name: 'Deshacer' });
const closeNotice = () => screen.getByRole('button', { name: 'Cerrar el aviso' });
const title = () => screen.getByRole('heading', { name: 'Diseñá tu menú.' });

describe('Cancelar', () => {
  const notice = () => screen.getByText('Cancelaste la solicitud.').closest('[role=status]');
  const queryNotice = () => screen.queryByText('Cancelaste la solicitud.');

  async function setUpCancelled() {
    const user = await setUpOpen('Pizza party', 'Flan');
    openDetails();
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2099-12-03');
    fill('Invitados', '40');
    fill('Zona', 'Palermo');
    await user.click(cancel());
    return user;
  }

  it('unticks everything and removes the panel', async () => {
    await setUpCancelled();
    expect(ticked()).toEqual([]);
    expect(querySheet()).not.toBeInTheDocument();
    expect(queryTab()).not.toBeInTheDocument();
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });

  it('clears the fields', async () => {
    const user = await setUpCancelled();
    await tick('Pizza party');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    await user.click(tab());
    for (const label of ['Tu nombre', 'Fecha del evento', 'Invitados']) expect(field(label)).toHaveValue('');
    expect(field('Zona')).not.toBeVisible();
    expect(message()).toMatch(
      /^Hola, mi nombre es \*Sin especificar\* y.*\n\n\*Fecha:\* \*Sin especificar\*\n\n\*Entrada:\*\n/,
    );
    expect(included()).toEqual(['Pizza party $11.900']);
  });

  it('empties the saved menu', async () => {
    await setUpCancelled();
    expect(loadCart()).toEqual([]);
  });

  it('is said in a notice, which has the focus', async () => {
    await setUpCancelled();
    expect(notice()).toBeVisible();
    expect(notice()).toHaveFocus();
  });

  it('can be undone: ticks, saved menu and fields come back', async () => {
    const user = await setUpCancelled();
    await user.click(undo());
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(loadCart()).toEqual([saved('Pizza party'), saved('Flan')]);
    expect(queryNotice()).not.toBeInTheDocument();
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
    expect(field('Tu nombre')).toHaveValue('Ana');
    expect(field('Fecha del evento')).toHaveValue('2099-12-03');
    expect(field('Invitados')).toHaveValue('40');
    expect(field('Zona')).toHaveValue('Palermo');
    expect(message()).toContain('mi nombre es Ana y');
    expect(message()).toContain('*Zona:* Palermo');
  });

  it('can be undone besides what was ticked meanwhile', async () => {
    const user = await setUpCancelled();
    await tick('Gaseosas', 'Flan');
    await user.click(undo());
    expect(ticked()).toEqual(['Pizza party', 'Flan', 'Gaseosas & agua']);
    expect(loadCart()).toHaveLength(3);
  });

  it('can be undone by keyboard, after which the focus is at the start of the menu', async () => {
    const user = await setUpCancelled();
    await user.tab();
    expect(undo()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(title()).toHaveFocus();
  });

  it('is not undone by the Enter that has pressed it, pressed twice', async () => {
    const user = await setUpOpen('Pizza party');
    cancel().focus();
    await user.keyboard('{Enter}{Enter}');
    expect(ticked()).toEqual([]);
  });

  it('stays done when the notice is closed', async () => {
    const user = await setUpCancelled();
    await user.click(closeNotice());
    expect(queryNotice()).not.toBeInTheDocument();
    expect(ticked()).toEqual([]);
    expect(title()).toHaveFocus();
  });

  it('can no longer be undone once the sheet has been opened again', async () => {
    const user = await setUpCancelled();
    await tick('Flan');
    await user.click(tab());
    await user.click(closeButton());
    expect(queryNotice()).not.toBeInTheDocument();
  });

  it('can be undone where storage throws on access', async () => {
    blockStorage();
    const user = await setUpCancelled();
    expect(ticked()).toEqual([]);
    await user.click(undo());
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
  });
});

describe('the link of a shared menu', () => {
  const codeOf = (...titles: string[]) => encodeMenu(titles.map((name) => saved(name).id));
  const addressOf = (code: string) => `/eventos?utm_source=ig#m=${code}`;
  const onlyLinked = () => screen.getByRole('button', { name: 'Usar solo el del enlace' });
  const queryOnlyLinked = () => screen.queryByRole('button', { name: 'Usar solo el del enlace' });

  /** Opens an address as a new entry of the browser's history. */
  async function visit(code: string) {
    window.history.replaceState(null, '', addressOf(code));
    const page = setUp();
    await settle();
    return page;
  }

  it('ticks its options and saves them', async () => {
    await visit(codeOf('Flan', 'Pizza party'));
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(tab()).toHaveTextContent('2 elegidas');
    expect(loadCart()).toEqual([saved('Pizza party'), saved('Flan')]);
  });

  it('opens their categories and no others, and scrolls to the first option', async () => {
    await visit(codeOf('Flan', 'Gaseosas & agua'));
    expect(box('Flan')).toBeVisible();
    expect(box('Gaseosas')).toBeVisible();
    expect(box('Tabla de fiambres')).not.toBeVisible();
    const scrolled = jest.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect(scrolled).toEqual([box('Flan').closest('li')]);
  });

  it('opens no sheet, and needs no notice', async () => {
    await visit(codeOf('Flan'));
    expect(querySheet()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cerrar el aviso' })).not.toBeInTheDocument();
  });

  it('keeps its address and what else the history knows of the page', async () => {
    window.history.replaceState({ scroll: 420 }, '', addressOf(codeOf('Flan')));
    setUp();
    await settle();
    expect(window.location.search).toBe('?utm_source=ig');
    expect(window.location.hash).toBe(`#m=${codeOf('Flan')}`);
    expect(window.history.state).toMatchObject({ scroll: 420 });
  });

  it('adds to a saved menu, and says so', async () => {
    saveCart([saved('Asado criollo')]);
    await visit(codeOf('Flan'));
    expect(ticked()).toEqual(['Asado criollo', 'Flan']);
    const notice = screen.getByText('Sumamos el menú del enlace al que ya tenías.').closest('[role=status]');
    expect(notice).toHaveFocus();
  });

  it('can replace the saved menu', async () => {
    saveCart([saved('Asado criollo'), saved('Flan')]);
    const { user } = await visit(codeOf('Flan', 'Pizza party'));
    await user.click(onlyLinked());
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
    expect(queryOnlyLinked()).not.toBeInTheDocument();
  });

  it('leaves both menus when its notice is closed', async () => {
    saveCart([saved('Asado criollo')]);
    const { user } = await visit(codeOf('Flan'));
    await user.click(closeNotice());
    expect(ticked()).toEqual(['Asado criollo', 'Flan']);
    expect(queryOnlyLinked()).not.toBeInTheDocument();
  });

  it('says nothing about a saved menu that it holds', async () => {
    saveCart([saved('Flan')]);
    await visit(codeOf('Flan', 'Pizza party'));
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(queryOnlyLinked()).not.toBeInTheDocument();
  });

  it.each([
    [1, '1 opción del enlace ya no se ofrece.'],
    [2, '2 opciones del enlace ya no se ofrecen.'],
  ])('says how many of its options are no longer offered: %s', async (count, sentence) => {
    const gone = ['o00000000000', 'o11111111111'].slice(0, count);
    await visit(encodeMenu([saved('Flan').id, ...gone]));
    expect(ticked()).toEqual(['Flan']);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(queryOnlyLinked()).not.toBeInTheDocument();
  });

  it('says both in one notice', async () => {
    saveCart([saved('Asado criollo')]);
    await visit(encodeMenu([saved('Flan').id, 'o00000000000']));
    expect(
      screen.getByText('Sumamos el menú del enlace al que ya tenías. 1 opción del enlace ya no se ofrece.'),
    ).toBeVisible();
    expect(onlyLinked()).toBeVisible();
  });

  it('asks nothing when none of its options is offered any more', async () => {
    saveCart([saved('Asado criollo')]);
    await visit(encodeMenu(['o00000000000']));
    expect(ticked()).toEqual(['Asado criollo']);
    expect(screen.getByText('1 opción del enlace ya no se ofrece.')).toBeVisible();
    expect(queryOnlyLinked()).not.toBeInTheDocument();
  });

  it.each([
    ['nothing', ''],
    ['half a code', '1abc'],
    ['another version', '2ABCDEFG'],
    ['another alphabet', '1ABCDE%F'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['more options than any menu has', `1${'A'.repeat(1_001 * 7)}`],
  ])('does nothing when its code is broken: %s', async (_what, code) => {
    saveCart([saved('Flan')]);
    await visit(code);
    expect(ticked()).toEqual(['Flan']);
    expect(loadCart()).toEqual([saved('Flan')]);
    expect(window.history.state).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cerrar el aviso' })).not.toBeInTheDocument();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('does not tick again after a reload what the visitor has unticked', async () => {
    const { unmount } = await visit(codeOf('Flan', 'Pizza party'));
    await tick('Flan');
    unmount();
    setUp();
    await settle();
    expect(ticked()).toEqual(['Pizza party']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('does not tick again what was unticked when the visitor comes back from another page, even without storage', async () => {
    blockStorage();
    window.history.replaceState(null, '', addressOf(codeOf('Flan', 'Pizza party')));
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <MenuDesigner menus={menus} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await settle();
    await tick('Flan');
    rerender(page('hidden'));
    rerender(page('visible'));
    await settle();
    expect(ticked()).toEqual(['Pizza party']);
  });

  it('ticks again when it is opened again', async () => {
    const { unmount } = await visit(codeOf('Flan', 'Pizza party'));
    await tick('Flan');
    unmount();
    await visit(codeOf('Flan', 'Pizza party'));
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
  });

  it('ticks again after a reload where storage throws on access', async () => {
    blockStorage();
    const { unmount } = await visit(codeOf('Flan'));
    expect(ticked()).toEqual(['Flan']);
    unmount();
    setUp();
    await settle();
    expect(ticked()).toEqual(['Flan']);
  });

  it('adds to the menu of a page that is open already', async () => {
    setUp();
    await tick('Pizza party');
    window.history.pushState(null, '', addressOf(codeOf('Flan')));
    fireEvent(window, new HashChangeEvent('hashchange'));
    await settle();
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(onlyLinked()).toBeVisible();
  });
});

describe('on paper', () => {
  const queryPaper = () => screen.queryByRole('article');
  const paper = () => screen.getByRole('article');

  function print(matches: boolean) {
    printMedia.matches = matches;
    act(() => printMedia.dispatchEvent(new Event('change')));
  }

  it('is nothing while the page is not printed', async () => {
    setUp();
    await tick('Pizza party');
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('is nothing while nothing is chosen', async () => {
    setUp();
    await tick('Pizza party');
    await tick('Pizza party');
    print(true);
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('are the business, the chosen options with their prices, and the estimate', async () => {
    setUp();
    await tick('Flan', 'Pizza party', 'Armá tu menú');
    print(true);
    expect(within(paper()).getByText('Fuego y Masa')).toBeInTheDocument();
    const options = within(paper()).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent.trim())).toEqual([
      'Pizza party $11.900',
      'Armá tu menú',
      'Flan A consultar',
    ]);
    expect(paper()).toHaveTextContent('desde $11.900 por persona');
    expect(paper()).not.toHaveTextContent('Total');
    expect(paper()).toHaveTextContent('Es una estimación: el precio te lo confirmamos nosotros.');
  });

  it('are the number and the link of the menu', async () => {
    setUp();
    await tick('Pizza party');
    print(true);
    expect(paper()).toHaveTextContent('WhatsApp +54 9 11 0000-0000');
    expect(paper()).toHaveTextContent(`http://localhost/m/${encodeMenu([saved('Pizza party').id])}`);
  });

  it('are date and total, where they are filled in, and no other field', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T14:30:00Z') });
    setUp();
    await tick('Pizza party');
    fireEvent.click(tab());
    openDetails();
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2026-12-12');
    fill('Invitados', '40');
    fill('Celíacos', '2');
    fill('Comentarios', 'Sin picante');
    print(true);
    expect(paper()).toHaveTextContent('12/12/2026, sábado 12 de diciembre de 2026');
    expect(paper()).toHaveTextContent('$11.900 por persona');
    expect(paper()).toHaveTextContent('Total para 40: $476.000');
    // A distance of days would be wrong tomorrow.
    expect(paper()).not.toHaveTextContent(/faltan/);
    expect(paper()).not.toHaveTextContent(/Ana|celíaco|picante/i);
  });

  it('is no estimate when no option has a number as its price', async () => {
    setUp();
    await tick('Flan');
    print(true);
    expect(paper()).not.toHaveTextContent(/por persona|estimación/);
  });

  it('is there until the page has been printed', async () => {
    setUp();
    await tick('Pizza party');
    print(true);
    expect(paper()).toBeInTheDocument();
    print(false);
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('is there before the browser prints, and gone afterwards', async () => {
    setUp();
    await tick('Pizza party');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      // The browser lays out the paper as soon as the event is over.
      expect(paper()).toBeInTheDocument();
    });
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('takes the pages that it needs while the sheet is open, which stays as it was', async () => {
    jest.replaceProperty(window, 'scrollY', 420);
    await setUpOpen('Pizza party');
    print(true);
    expect(document.body.style.position).toBe('');
    print(false);
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-420px');
  });
});
