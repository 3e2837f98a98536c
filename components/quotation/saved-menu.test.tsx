import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CART_KEY, loadCart, saveCart } from '@/lib/browser/cart';
import {
  blockStorage,
  box,
  cancel,
  fill,
  included,
  message,
  openDetails,
  queryTab,
  saved,
  saveElsewhere,
  send,
  settle,
  setUp,
  setUpOpen,
  sheet,
  tab,
  tick,
  ticked,
} from './testing';

/** Renders the menu at a later visit. */
async function setUpAgain() {
  const page = setUp();
  await settle();
  return page;
}

describe('the saved menu', () => {
  it('is saved with each tick', async () => {
    setUp();
    await tick('Pizza party');
    expect(JSON.parse(localStorage.getItem('cateringCart') ?? '')).toEqual([saved('Pizza party')]);
    await tick('Flan');
    expect(JSON.parse(localStorage.getItem('cateringCart') ?? '')).toEqual([
      saved('Pizza party'),
      saved('Flan'),
    ]);
  });

  it('is all that is stored: no field ever is', async () => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    for (const [label, value] of [
      ['Tu nombre', 'Ana'],
      ['Fecha del evento', '2099-12-03'],
      ['Invitados', '40'],
      ['Tipo de evento', 'Casamiento'],
      ['Hora', '21:00'],
      ['Zona', 'Palermo'],
      ['Celíacos', '2'],
      ['Vegetarianos', '2'],
      ['Veganos', '2'],
      ['Comentarios', 'Sin picante'],
    ] as const)
      fill(label, value);
    await user.click(send());
    await user.keyboard('{Escape}');
    await tick('Flan');
    expect(Object.keys(localStorage)).toEqual(['cateringCart']);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    expect(window.history.state).toBeNull();
    expect(loadCart()).toEqual([saved('Pizza party'), saved('Flan')]);
  });

  it('is all that is stored when the visitor leaves for another site, from this page or from one that a link led to', async () => {
    const user = await setUpOpen('Pizza party');
    fill('Tu nombre', 'Ana');
    await user.keyboard('{Escape}');
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
    render(<a href="/otra">Otra</a>);
    await user.click(screen.getByRole('link', { name: 'Otra' }));
    window.history.pushState(null, '', '/otra');
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
    window.history.replaceState(null, '', '/');
  });

  it('loses an option that is unticked', async () => {
    setUp();
    await tick('Pizza party', 'Armá tu menú');
    await tick('Pizza party');
    expect(loadCart()).toEqual([{ ...saved('Armá tu menú'), price: undefined }]);
  });

  it('is restored at the next visit', async () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    const { user } = await setUpAgain();
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    expect(screen.getAllByText('1 elegida')).toHaveLength(2);
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
  });

  it('is extended by further ticks', async () => {
    saveCart([saved('Flan')]);
    setUp();
    await tick('Pizza party');
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('drops what the menu no longer offers', async () => {
    saveCart([{ ...saved('Flan'), id: 'gone', title: 'Panqueques' }, saved('Flan')]);
    await setUpAgain();
    expect(ticked()).toEqual(['Flan']);
    expect(tab()).toHaveTextContent(/1 elegida$/);
    expect(loadCart()).toEqual([saved('Flan')]);
  });

  it('shows no panel when the menu offers none of it any more', async () => {
    saveCart([{ ...saved('Flan'), id: 'gone' }]);
    await setUpAgain();
    expect(queryTab()).not.toBeInTheDocument();
  });

  it.each(['{{{', 'null', '[1, null, {"id": 5}]', '"carrito"'])(
    'is none when the storage holds %s',
    async (text) => {
      localStorage.setItem(CART_KEY, text);
      await setUpAgain();
      expect(ticked()).toEqual([]);
    },
  );

  it('is not needed for a request: it works where storage throws on access', async () => {
    blockStorage();
    const { user } = setUp();
    await tick('Pizza party', 'Armá tu menú');
    await tick('Armá tu menú');
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900']);
    expect(message()).toContain('- Pizza party');
    await user.click(cancel());
    expect(box('Pizza party')).not.toBeChecked();
  });
});

describe('another tab', () => {
  it('shows its ticks here', async () => {
    setUp();
    saveElsewhere(['Flan', 'Gaseosas & agua']);
    await settle();
    expect(ticked()).toEqual(['Flan', 'Gaseosas & agua']);
    expect(tab()).toHaveTextContent('2 elegidas');
  });

  it('shows what it has unticked here', async () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    await setUpAgain();
    saveElsewhere(['Pizza party']);
    expect(ticked()).toEqual(['Pizza party']);
  });

  it('changes the sheet that is open here', async () => {
    await setUpOpen('Pizza party');
    saveElsewhere(['Pizza party', 'Flan']);
    expect(included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
    expect(message()).toContain('- Flan');
  });

  it('has nothing saved again here', async () => {
    saveCart([saved('Flan')]);
    await setUpAgain();
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

  it('keeps what it has saved when an option is ticked here before its event comes', async () => {
    setUp();
    await tick('Flan');
    saveCart([saved('Flan'), saved('Gaseosas & agua')]);
    await tick('Pizza party');
    expect(loadCart()).toEqual([saved('Flan'), saved('Gaseosas & agua'), saved('Pizza party')]);
  });

  it('empties the menu when it has cleared all storage', async () => {
    saveCart([saved('Flan')]);
    await setUpAgain();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(ticked()).toEqual([]);
    expect(queryTab()).not.toBeInTheDocument();
  });

  it('shows what it has unticked when the browser brings back the page that it had kept', async () => {
    saveCart([saved('Flan'), saved('Pizza party')]);
    await setUpAgain();
    saveCart([saved('Pizza party')]);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(ticked()).toEqual(['Pizza party']);
    expect(loadCart()).toEqual([saved('Pizza party')]);
  });

  it('that could not be saved is still chosen when the visitor comes back to the page', async () => {
    saveCart([saved('Flan')]);
    await setUpAgain();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await tick('Pizza party');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(ticked()).toEqual(['Pizza party', 'Flan']);
    full.mockRestore();
  });

  it('that could not be saved is still chosen when the menu has been rendered anew, without ticks', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    setUp();
    await tick('Pizza party');
    (box('Pizza party') as HTMLInputElement).checked = false;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(ticked()).toEqual(['Pizza party']);
    full.mockRestore();
  });

  it('changes nothing by other values that it saves', async () => {
    saveCart([saved('Flan')]);
    await setUpAgain();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'trafficSource' }));
    });
    expect(ticked()).toEqual(['Flan']);
  });

  it('is not heard any more by a page that is gone', async () => {
    const { unmount } = await setUpAgain();
    const read = jest.spyOn(Storage.prototype, 'getItem');
    unmount();
    saveElsewhere(['Flan']);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a price that has changed since', () => {
  async function setUpChanged() {
    saveCart([{ ...saved('Pizza party'), price: 9900 }, saved('Flan')]);
    const { user } = await setUpAgain();
    await user.click(tab());
    return user;
  }

  it('is listed with the one before; the new one counts', async () => {
    await setUpChanged();
    expect(included()).toEqual(['Pizza party $11.900 antes $9.900', 'Flan A consultar']);
    expect(within(sheet()).getByText('desde $11.900 por persona')).toBeVisible();
  });

  it('is written into the row of the menu, beside the new one', async () => {
    const user = await setUpChanged();
    const row = () => box('Pizza party').closest('li');
    expect(row()).toHaveTextContent('$11.900antes $9.900');
    await user.keyboard('{Escape}');
    await tick('Pizza party');
    expect(row()).not.toHaveTextContent('antes');
    await tick('Pizza party');
    expect(row()).not.toHaveTextContent('antes');
  });

  it('is still listed so at the next visit', async () => {
    saveCart([{ ...saved('Pizza party'), price: 9900 }]);
    const { unmount } = await setUpAgain();
    await tick('Flan');
    unmount();
    const { user } = await setUpAgain();
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900 antes $9.900', 'Flan A consultar']);
  });

  it('is listed so when words have become a number', async () => {
    saveCart([{ ...saved('Pizza party'), price: 'A consultar' }]);
    const { user } = await setUpAgain();
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900 antes A consultar']);
  });

  it('is listed alone when there was none before', async () => {
    saveCart([{ ...saved('Pizza party'), price: undefined }]);
    const { user } = await setUpAgain();
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900']);
  });

  it('is accepted by ticking the option anew', async () => {
    const user = await setUpChanged();
    await user.keyboard('{Escape}');
    await tick('Pizza party');
    await tick('Pizza party');
    await user.click(tab());
    expect(included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
    expect(loadCart()).toEqual([saved('Flan'), saved('Pizza party')]);
  });

  it('is accepted by sending the request', async () => {
    const user = await setUpChanged();
    await user.click(send());
    expect(included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
    expect(loadCart()).toEqual([saved('Pizza party'), saved('Flan')]);
  });

  it('is not in the message', async () => {
    await setUpChanged();
    expect(message()).not.toMatch(/antes|9\.900/);
  });
});
