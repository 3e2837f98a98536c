import { fireEvent, render, screen } from '@testing-library/react';
import { MenuDesigner } from '@/components/request/MenuDesigner';
import {
  box,
  press,
  saved,
  settle,
  setUp,
  setUpOpen,
  sheet,
  tick,
  ticked,
} from '@/components/request/testing';
import { loadSavedChoice, SAVED_CHOICE_KEY, saveChoice } from '@/lib/browser/saved-choice';
import { blockStorage, fillStorage } from '@/lib/browser/testing';
import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import { sampleFacts } from '@/lib/testing/sample-facts';

/** Restores the page from the back/forward cache. */
const comeBack = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

/** Saves a menu as another tab does, with the storage event that this tab receives. */
function saveElsewhere(...titles: string[]) {
  saveChoice(titles.map(saved));
  fireEvent(window, new StorageEvent('storage', { key: SAVED_CHOICE_KEY }));
}

it('the saved choice is stored without the fields of the request', async () => {
  await setUpOpen('Pizza party');
  sheet.fillAll();
  sheet.send();
  await sheet.close();
  fireEvent(window, new Event('pagehide'));
  expect(localStorage).toHaveLength(1);
  expect(loadSavedChoice()).toEqual([saved('Pizza party')]);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(JSON.stringify(window.history.state)).not.toContain('Ana');
});

it('the saved choice names the options that are no longer offered', async () => {
  saveChoice([{ ...saved('Flan'), id: 'gone', title: 'Panqueques' }, saved('Flan'), saved('Pizza party')]);
  await setUp();
  expect(ticked()).toEqual(['Pizza party', 'Flan']);
  expect(screen.getByText('Sacamos lo que ya no se ofrece: Panqueques.')).toBeVisible();
  expect(screen.getAllByText('1 elegida')).toHaveLength(2);
  expect(loadSavedChoice()).toEqual([saved('Flan'), saved('Pizza party')]);
  await sheet.open();
  expect(sheet.included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
  await tick('Gaseosas', 'Flan');
  expect(loadSavedChoice()).toEqual([saved('Pizza party'), saved('Gaseosas & agua')]);
});

it('the saved choice says so even if nothing of it is offered', async () => {
  saveChoice([{ ...saved('Flan'), id: 'gone', title: 'Panqueques' }]);
  await setUp();
  expect(screen.getByText('Sacamos lo que ya no se ofrece: Panqueques.')).toBeVisible();
});

it.each([
  ['throws on access', blockStorage],
  ['is full', fillStorage],
])('the saved choice is not needed: ticks last as long as the page if storage %s', async (_what, deny) => {
  deny();
  await setUp();
  await tick('Pizza party', 'Flan', 'Armá tu menú');
  await tick('Armá tu menú');
  // Rendered anew, a menu has no ticks of its own.
  box('Flan').checked = false;
  comeBack();
  expect(ticked()).toEqual(['Pizza party', 'Flan']);
  await sheet.open();
  expect(sheet.included()).toEqual(['Pizza party $11.900', 'Flan A consultar']);
  expect(sheet.message()).toContain('- Pizza party');
  await press('Cancelar');
  expect(ticked()).toEqual([]);
  await press('Deshacer');
  expect(ticked()).toEqual(['Pizza party', 'Flan']);
});

it('another tab changes what is chosen here without saving it again', async () => {
  await setUpOpen('Pizza party', 'Flan');
  const written = jest.spyOn(Storage.prototype, 'setItem');
  saveElsewhere('Gaseosas & agua', 'Flan');
  expect(ticked()).toEqual(['Flan', 'Gaseosas & agua']);
  expect(screen.getAllByText('1 elegida')).toHaveLength(2);
  expect(sheet.included()).toEqual(['Flan A consultar', 'Gaseosas & agua $3.000']);
  expect(sheet.message()).toContain('*Bebidas:*\n- Gaseosas & agua');
  expect(written).toHaveBeenCalledTimes(1);
  saveElsewhere();
  expect(sheet.isOpen()).toBe(false);
  await tick('Flan');
  expect(sheet.isOpen()).toBe(false);
});

it('another tab loses nothing when an option is ticked here before its event arrives', async () => {
  await setUp();
  await tick('Flan');
  saveChoice([saved('Flan'), saved('Gaseosas & agua')]);
  await tick('Pizza party');
  expect(loadSavedChoice()).toEqual([saved('Flan'), saved('Gaseosas & agua'), saved('Pizza party')]);
  expect(ticked()).toEqual(['Pizza party', 'Flan', 'Gaseosas & agua']);
});

it('another tab empties the menu when it clears all storage', async () => {
  saveChoice([saved('Flan')]);
  await setUp();
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: 'trafficSource' }));
  expect(ticked()).toEqual(['Flan']);
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(ticked()).toEqual([]);
});

it('a title that the menu has in two categories has its category with it', async () => {
  const { content = [] } = parseMenus({
    'Pizza party': [{ title: 'Básico', price: 16_900 }],
    Asado: [{ title: 'Básico', price: 24_900 }],
  });
  render(<MenuDesigner menus={content} facts={sampleFacts} />);
  for (const checkbox of screen.getAllByLabelText(/^Básico/)) fireEvent.click(checkbox);
  await settle();
  await sheet.open();
  expect(sheet.included()).toEqual(['Básico (Pizza party) $16.900', 'Básico (Asado) $24.900']);
  sheet.fill('Invitados', '40');
  fireEvent.input(screen.getByLabelText(/Básico \(Asado\)/), { target: { value: '4' } });
  expect(sheet.message()).toContain('- Básico (Pizza party)\n- Básico (Asado) (para 4)\n');
  expect(loadSavedChoice()).toMatchObject([{ title: 'Básico' }, { title: 'Básico' }]);
});
