/** @jest-environment jsdom */
import { addItem, type CartItem, deleteItem, loadCart, saveCart, subtractItem } from './cart';

const item = (id: string, quantity = 1): CartItem => ({
  id,
  category: 'Postres',
  title: `Postre ${id}`,
  quantity,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the cart', () => {
  it('sums the quantities of an added item', () => {
    const cart = [item('a', 2)];
    expect(addItem(cart, item('b', 3))).toEqual([item('a', 2), item('b', 3)]);
    expect(addItem(cart, item('a', 3))).toEqual([item('a', 5)]);
    expect(cart).toEqual([item('a', 2)]);
  });

  it('loses what is subtracted or deleted', () => {
    expect(subtractItem([item('a', 3), item('b')], 'a')).toEqual([item('a', 2), item('b')]);
    expect(subtractItem([item('a'), item('b')], 'a')).toEqual([item('b')]);
    expect(subtractItem([item('a')], 'x')).toEqual([item('a')]);
    expect(deleteItem([item('a', 7), item('b')], 'a')).toEqual([item('b')]);
  });
});

describe('the saved cart', () => {
  it('is loaded as it was, up to a menu of a thousand options', () => {
    const cart = Array.from({ length: 1_000 }, (_, index) => ({
      ...item(`o${index}`),
      title: 'x'.repeat(300),
      price: 11900,
    }));
    expect(saveCart(cart)).toBe(true);
    expect(loadCart()).toEqual(cart);
  });

  const foreign = { id: 1, category: 1, title: 1, price: {}, quantity: '1' };

  it.each([
    ['half of JSON', '[{"id":"a"'],
    ['null', 'null'],
    ['an object', JSON.stringify(item('a'))],
    ['a list of something else', '[null, 1, "a", [], {}, [["id","a"]]]'],
    ...Object.entries(foreign).map(([name, value]) => [
      `another kind of ${name}`,
      JSON.stringify([{ ...item('a'), [name]: value }]),
    ]),
    ...[0, 1.5].map((quantity) => [`a quantity of ${quantity}`, JSON.stringify([item('a', quantity)])]),
  ])('is empty where the storage holds %s', (_what, saved) => {
    localStorage.setItem('cateringCart', saved ?? '');
    expect(loadCart()).toEqual([]);
  });

  it('keeps the good items among foreign ones', () => {
    const saved = [null, item('a'), { id: 'b' }, item('c', 2)];
    localStorage.setItem('cateringCart', JSON.stringify(saved));
    expect(loadCart()).toEqual([item('a'), item('c', 2)]);
  });

  it.each(['-5', '" "'])('has no price where the saved one is %s', (price) => {
    localStorage.setItem('cateringCart', JSON.stringify([item('a')]).replace('}', `,"price":${price}}`));
    expect(loadCart()).toEqual([item('a')]);
  });

  it('is unknown where storage throws on access', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(saveCart([item('a')])).toBe(false);
    setItem.mockRestore();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(saveCart([item('a')])).toBe(false);
    expect(loadCart()).toBeUndefined();
  });
});
