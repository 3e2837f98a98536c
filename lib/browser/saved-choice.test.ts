/** @jest-environment jsdom */
import {
  addItem,
  deleteItem,
  loadSavedChoice,
  type SavedItem,
  saveChoice,
  subtractItem,
} from './saved-choice';
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
])('the saved choice %s', (_what, added, choice) => {
  expect(addItem([item('a', 2)], added)).toEqual(choice);
});

it('the saved choice is not mutated by an addition', () => {
  const choice = [item('a', 2)];
  addItem(choice, item('a', 3));
  expect(choice).toEqual([item('a', 2)]);
});

it.each([
  ['has one less of an item', [item('a', 3), item('b')], 'a', [item('a', 2), item('b')]],
  ['loses the last of an item', [item('a'), item('b')], 'a', [item('b')]],
  ['stays without the item', [item('a')], 'x', [item('a')]],
])('the saved choice %s after a subtraction', (_what, choice, id, left) => {
  expect(subtractItem(choice, id)).toEqual(left);
});

it('the saved choice loses the whole quantity of a deleted item', () => {
  expect(deleteItem([item('a', 7), item('b')], 'a')).toEqual([item('b')]);
});

it('a saved choice of a thousand options is loaded as it was saved', () => {
  const choice = Array.from({ length: 1_000 }, (_, index) => ({
    ...item(`o${index}`),
    title: 'x'.repeat(300),
    price: 11900,
  }));
  expect(saveChoice(choice)).toBe(true);
  expect(loadSavedChoice()).toEqual(choice);
});

it.each([
  ['half of JSON', '[{"id":"a"'],
  ['an object', JSON.stringify(item('a'))],
])('the saved choice is empty where the storage holds %s', (_what, saved) => {
  localStorage.setItem('cateringCart', saved);
  expect(loadSavedChoice()).toEqual([]);
});

it('the saved choice keeps its valid items among foreign ones', () => {
  const saved = [null, item('a'), { id: 'b' }, item('x', 1.5), item('c', 2)];
  localStorage.setItem('cateringCart', JSON.stringify(saved));
  expect(loadSavedChoice()).toEqual([item('a'), item('c', 2)]);
});

it('the choice is not saved where storage is full', () => {
  fillStorage();
  expect(saveChoice([item('a')])).toBe(false);
});

it('the saved choice is unknown, and not saved, where storage throws', () => {
  blockStorage();
  expect(saveChoice([item('a')])).toBe(false);
  expect(loadSavedChoice()).toBeUndefined();
});
