import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity, type ComponentType } from 'react';
import { saveCart } from '@/lib/browser/cart';
import { MenuDesigner } from './MenuDesigner';
import { MenuOptions } from './MenuOptions';
import { optionsData } from './options-data';
import { Request, type RequestProps } from './Request';
import { RequestPanel } from './RequestPanel';
import { Selection } from './selection';
import { SelectionContext } from './selection-context';
import {
  closeButton,
  field,
  fill,
  included,
  menus,
  message,
  messageIn,
  querySheet,
  queryTab,
  saved,
  saveElsewhere,
  settle,
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

  it('is a link whose message says where the visitor came from, where it is to', async () => {
    localStorage.setItem('trafficSource', 'instagram');
    const { choose, fail } = setUpCode({ messageOrigin: true });
    choose('Pizza party');
    await fail();
    expect(messageIn(plainLink().href)).toMatch(/\n\n\(Los encontré por Instagram\)$/);
  });

  it('is a link whose message does not say it otherwise', async () => {
    localStorage.setItem('trafficSource', 'instagram');
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    await fail();
    expect(messageIn(plainLink().href)).not.toContain('Instagram');
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
  it('opens by the tab, which becomes a close button', async () => {
    const user = await setUpOpen('Pizza party');
    expect(sheet()).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByPlaceholderText('Nombre')).toBeVisible();
    expect(closeButton()).toHaveTextContent(/^X$/);
    expect(closeButton()).toHaveAttribute('aria-expanded', 'true');
    await user.click(closeButton());
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is what the tab refers to', async () => {
    await setUpOpen('Pizza party');
    const controlled = document.getElementById(closeButton().getAttribute('aria-controls') ?? '');
    expect(controlled).toContainElement(field('Tu nombre'));
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
    await user.click(closeButton());
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    expect(document.body.style.top).toBe('');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
  });

  it('makes the rest of the page inert while it is open', async () => {
    const user = await setUpOpen('Pizza party');
    const around = [
      screen.getByTestId('header'),
      screen.getByTestId('footer'),
      screen.getByRole('group', { hidden: true, name: 'Diseñá tu menú.' }),
    ];
    for (const element of around) expect(element.inert).toBe(true);
    for (let element = sheet(); element !== document.body; element = element.parentElement as HTMLElement) {
      expect(element.inert).toBeFalsy();
    }
    await user.keyboard('{Escape}');
    for (const element of around) expect(element.inert).toBe(false);
  });

  it('closes with Esc and moves the focus to the tab', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(field('Tu nombre'));
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

  it('keeps every field when it is closed and opened', async () => {
    const user = await setUpOpen('Pizza party');
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2099-12-31');
    fill('Invitados', '40');
    await user.keyboard('{Escape}');
    await user.click(tab());
    expect(field('Tu nombre')).toHaveValue('Ana');
    expect(field('Fecha del evento')).toHaveValue('2099-12-31');
    expect(field('Invitados')).toHaveValue('40');
  });

  it('shows what was ticked while it was closed', async () => {
    const user = await setUpOpen('Pizza party', 'Armá tu menú');
    expect(message()).toContain('- Pizza party\n- Armá tu menú');
    await user.keyboard('{Escape}');
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

/** A panel whose code comes when the test says so. */
function setUpCode({ messageOrigin = false } = {}) {
  const tries: { resolve: (code: ComponentType<RequestProps>) => void; reject: (error: Error) => void }[] =
    [];
  const loadRequest = () =>
    new Promise<ComponentType<RequestProps>>((resolve, reject) => {
      tries.push({ resolve, reject });
    });
  const selection = new Selection();
  render(
    <SelectionContext value={selection}>
      <form>
        <h2 tabIndex={-1}>Diseñá tu menú.</h2>
        {menus.map(({ name, options }) => (
          <div key={name} data-category={name}>
            <MenuOptions panelId={name} data={optionsData(options)} vatRate={undefined} />
          </div>
        ))}
        <RequestPanel
          business={{ logo: 'Fuego y Masa', phone: '5491100000000', messageOrigin }}
          loadRequest={loadRequest}
        />
      </form>
    </SelectionContext>,
  );
  return {
    tries,
    choose: (title: string) => act(() => selection.choose(saved(title).id, true)),
    /** The code comes, for the last try. */
    come: () => act(async () => tries.at(-1)?.resolve(Request)),
    /** The code cannot be had, for the last try. */
    fail: () => act(async () => tries.at(-1)?.reject(new Error('Loading the chunk failed.'))),
  };
}

const plainLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Solicitar servicio' });
const queryLink = () => screen.queryByRole('link');

describe('the code of the request', () => {
  it('is not fetched before the first tick', () => {
    const { tries } = setUpCode();
    expect(tries).toHaveLength(0);
  });

  it('is fetched at the first tick', () => {
    const { tries, choose } = setUpCode();
    choose('Pizza party');
    expect(tries).toHaveLength(1);
  });

  it('is fetched for an address with a shared menu', () => {
    window.history.replaceState(null, '', '/eventos#m=1');
    const { tries } = setUpCode();
    expect(tries).toHaveLength(1);
  });

  it('is not fetched again once it has come', async () => {
    const { tries, choose, come } = setUpCode();
    choose('Pizza party');
    await come();
    choose('Flan');
    expect(tries).toHaveLength(1);
  });

  it('opens the sheet when it comes, if the tab was pressed meanwhile', async () => {
    const { choose, come } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    expect(tab()).toHaveAttribute('aria-busy', 'true');
    expect(querySheet()).not.toBeInTheDocument();
    await come();
    expect(sheet()).toHaveFocus();
    expect(closeButton()).toHaveAttribute('aria-busy', 'false');
  });

  it('opens the sheet when it comes, if the tab was pressed twice', async () => {
    const { choose, come } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    fireEvent.click(tab());
    await come();
    expect(sheet()).toBeVisible();
  });

  it('opens nothing when it comes, if the tab was not pressed', async () => {
    const { choose, come } = setUpCode();
    choose('Pizza party');
    await come();
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the page as it is while it is awaited', () => {
    const { choose } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    expect(document.body.style.position).toBe('');
    expect(screen.getByRole('heading').inert).toBeFalsy();
  });
});

describe('without the code of the request, the tab', () => {
  it('is a WhatsApp link with the message so far', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    await fail();
    expect(queryTab()).not.toBeInTheDocument();
    expect(plainLink()).toHaveAttribute('target', '_blank');
    expect(plainLink()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(plainLink().href).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/);
    expect(messageIn(plainLink().href)).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

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

  it('shows the estimate and the number of chosen options', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    await fail();
    expect(plainLink()).toHaveTextContent(/^Solicitar servicio \$11\.900 por persona 1 elegida$/);
  });

  it('tries again at the next tick, whose option is in the message', async () => {
    const { tries, choose, fail } = setUpCode();
    choose('Pizza party');
    await fail();
    choose('Flan');
    expect(tries).toHaveLength(2);
    expect(messageIn(plainLink().href)).toContain('*Postre:*\n- Flan');
  });

  it('is a button again when a later try brings the code', async () => {
    const { choose, fail, come } = setUpCode();
    choose('Pizza party');
    await fail();
    choose('Flan');
    await come();
    expect(queryLink()).not.toBeInTheDocument();
    fireEvent.click(tab());
    expect(sheet()).toBeVisible();
  });

  it('becomes a link under a visitor who has pressed it', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    await fail();
    expect(plainLink()).toBeVisible();
  });

  it('keeps the focus of a visitor who has pressed it', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    act(() => tab().focus());
    fireEvent.click(tab());
    await fail();
    expect(plainLink()).toHaveFocus();
  });

  it('takes no focus from a visitor who has gone on', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    act(() => screen.getByRole('heading').focus());
    await fail();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('takes no focus from a visitor who has not pressed it', async () => {
    const { choose, fail } = setUpCode();
    choose('Pizza party');
    await fail();
    expect(document.body).toHaveFocus();
  });

  it('opens nothing by itself when a later try brings the code', async () => {
    const { choose, fail, come } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    await fail();
    choose('Flan');
    await come();
    expect(querySheet()).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('with the code later than the visitor’s patience, the tab', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is a link 4 seconds after it was pressed', async () => {
    const { choose } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    await wait(3_999);
    expect(tab()).toBeVisible();
    await wait(1);
    expect(queryTab()).not.toBeInTheDocument();
    expect(messageIn(plainLink().href)).toContain('- Pizza party');
  });

  it('counts from the press, not from the tick', async () => {
    const { choose } = setUpCode();
    choose('Pizza party');
    await wait(60_000);
    expect(tab()).toBeVisible();
    fireEvent.click(tab());
    await wait(3_999);
    expect(tab()).toBeVisible();
  });

  it('is a button again when the code comes, and opens nothing by itself', async () => {
    const { choose, come } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    await wait(4_000);
    await come();
    expect(queryLink()).not.toBeInTheDocument();
    expect(querySheet()).not.toBeInTheDocument();
    fireEvent.click(tab());
    expect(sheet()).toBeVisible();
  });

  it('stays a button when the code has come in time', async () => {
    const { choose, come } = setUpCode();
    choose('Pizza party');
    fireEvent.click(tab());
    await wait(3_999);
    await come();
    await wait(60_000);
    expect(sheet()).toBeVisible();
    expect(queryLink()).toBe(within(sheet()).getByRole('link', { name: 'Solicitar servicio' }));
  });
});

describe('a page that was reloaded because its tab was pressed', () => {
  // By components/startup, where the code of the request was gone.
  beforeEach(() => window.history.replaceState({ requestPressed: true }, ''));

  it('opens the sheet', async () => {
    saveCart([saved('Pizza party')]);
    setUp();
    await settle();
    expect(sheet()).toBeVisible();
  });

  it('opens nothing at the next tick when nothing that was ticked is offered any more', async () => {
    saveCart([{ ...saved('Pizza party'), id: 'o0123456789a' }]);
    setUp();
    await tick('Flan');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(querySheet()).not.toBeInTheDocument();
  });
});
