/** @jest-environment jsdom */
import { addItem, deleteItem, loadSavedMenu, type SavedItem, saveMenu, subtractItem } from './saved-menu';
import { blockStorage, fillStorage } from './testing';

const item = (id: string, quantity = 1): SavedItem => ({
  id,
  category: 'Postres',
  title: `Postre ${id}`,
  quantity,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

// No button of the page sums or subtracts.
it.each([
  ['has a new item at its end', item('b', 3), [item('a', 2), item('b', 3)]],
  ['sums the quantities of an item that it has', item('a', 3), [item('a', 5)]],
])('the saved menu %s', (_what, added, menu) => {
  expect(addItem([item('a', 2)], added)).toEqual(menu);
});

it('the saved menu is not mutated by an addition', () => {
  const menu = [item('a', 2)];
  addItem(menu, item('a', 3));
  expect(menu).toEqual([item('a', 2)]);
});

it.each([
  ['has one less of an item', [item('a', 3), item('b')], 'a', [item('a', 2), item('b')]],
  ['loses the last of an item', [item('a'), item('b')], 'a', [item('b')]],
  ['stays without the item', [item('a')], 'x', [item('a')]],
])('the saved menu %s after a subtraction', (_what, menu, id, left) => {
  expect(subtractItem(menu, id)).toEqual(left);
});

it('the saved menu loses the whole quantity of a deleted item', () => {
  expect(deleteItem([item('a', 7), item('b')], 'a')).toEqual([item('b')]);
});

it('a saved menu of a thousand options is loaded as it was saved', () => {
  const menu = Array.from({ length: 1_000 }, (_, index) => ({
    ...item(`o${index}`),
    title: 'x'.repeat(300),
    price: 11900,
  }));
  expect(saveMenu(menu)).toBe(true);
  expect(loadSavedMenu()).toEqual(menu);
});

it.each([
  ['half of JSON', '[{"id":"a"'],
  ['an object', JSON.stringify(item('a'))],
])('the saved menu is empty where the storage holds %s', (_what, saved) => {
  localStorage.setItem('cateringCart', saved);
  expect(loadSavedMenu()).toEqual([]);
});

it('the saved menu keeps its valid items among foreign ones', () => {
  const saved = [null, item('a'), { id: 'b' }, item('x', 1.5), item('c', 2)];
  localStorage.setItem('cateringCart', JSON.stringify(saved));
  expect(loadSavedMenu()).toEqual([item('a'), item('c', 2)]);
});

it('the menu is not saved where storage is full', () => {
  fillStorage();
  expect(saveMenu([item('a')])).toBe(false);
});

it('the saved menu is unknown, and not saved, where storage throws', () => {
  blockStorage();
  expect(saveMenu([item('a')])).toBe(false);
  expect(loadSavedMenu()).toBeUndefined();
});
