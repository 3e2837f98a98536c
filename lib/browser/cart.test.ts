/** @jest-environment jsdom */
import fc from 'fast-check';
import { parsePrice } from '../quotation/prices';
import { addItem, CART_KEY, type CartItem, deleteItem, loadCart, saveCart, subtractItem } from './cart';

const item = (id: string, quantity = 1): CartItem => ({
  id,
  category: 'Postres',
  title: `Postre ${id}`,
  quantity,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Storage that throws on access, as in browsers that block cookies. */
function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

describe('adding', () => {
  it('puts a new item at the end with its quantity', () => {
    expect(addItem([item('a')], item('b', 3))).toEqual([item('a'), item('b', 3)]);
  });

  it('sums the quantities of an item that is there', () => {
    expect(addItem([item('a', 2), item('b')], item('a', 3))).toEqual([item('a', 5), item('b')]);
  });

  it('leaves the cart it was given as it was', () => {
    const cart = [item('a')];
    addItem(cart, item('a'));
    expect(cart).toEqual([item('a')]);
  });
});

describe('subtracting', () => {
  it('takes one away', () => {
    expect(subtractItem([item('a', 3), item('b')], 'a')).toEqual([item('a', 2), item('b')]);
  });

  it('removes the item with the last one', () => {
    expect(subtractItem([item('a'), item('b')], 'a')).toEqual([item('b')]);
  });

  it('changes nothing for an item that is not there', () => {
    expect(subtractItem([item('a')], 'b')).toEqual([item('a')]);
  });
});

describe('deleting', () => {
  it('removes the item however many there are', () => {
    expect(deleteItem([item('a', 7), item('b')], 'a')).toEqual([item('b')]);
  });

  it('changes nothing for an item that is not there', () => {
    expect(deleteItem([item('a')], 'b')).toEqual([item('a')]);
  });
});

it('undoes an addition by as many subtractions', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 9 }), (ids, quantity) => {
      const cart = ids.map((id) => item(`-${id}`));
      const full = addItem(cart, item('new', quantity));
      const emptied = Array.from({ length: quantity }).reduce<CartItem[]>(
        (rest) => subtractItem(rest, 'new'),
        full,
      );
      expect(emptied).toEqual(cart);
    }),
  );
});

describe('loading', () => {
  it('is an empty cart when nothing was saved', () => {
    expect(loadCart()).toEqual([]);
  });

  it.each([
    ['no JSON', '[{"id":"a"'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"carrito"'],
    ['an object', '{"id":"a","category":"Postres","title":"Flan","quantity":1}'],
    ['a list of something else', '[null, 1, "a", [], {}, [["id","a"]]]'],
    ['items without an id', '[{"category":"Postres","title":"Flan","quantity":1}]'],
    ['items without a title', '[{"id":"a","category":"Postres","quantity":1}]'],
    ['items without a category', '[{"id":"a","title":"Flan","quantity":1}]'],
    ['ids that are numbers', '[{"id":1,"category":"Postres","title":"Flan","quantity":1}]'],
    ['titles that are numbers', '[{"id":"a","category":"Postres","title":1,"quantity":1}]'],
    ['categories that are numbers', '[{"id":"a","category":1,"title":"Flan","quantity":1}]'],
    ['prices of another kind', '[{"id":"a","category":"Postres","title":"Flan","price":{},"quantity":1}]'],
    ['a quantity of none', '[{"id":"a","category":"Postres","title":"Flan","quantity":0}]'],
    ['a quantity below none', '[{"id":"a","category":"Postres","title":"Flan","quantity":-2}]'],
    ['half a quantity', '[{"id":"a","category":"Postres","title":"Flan","quantity":1.5}]'],
    ['an endless quantity', '[{"id":"a","category":"Postres","title":"Flan","quantity":1e999}]'],
    ['a quantity in words', '[{"id":"a","category":"Postres","title":"Flan","quantity":"1"}]'],
  ])('is an empty cart when the storage holds %s', (_what, saved) => {
    localStorage.setItem(CART_KEY, saved);
    expect(loadCart()).toEqual([]);
  });

  it.each(['1e400', '-5', '0', '1e13', '" "'])(
    'has no price for an item whose saved price is %s',
    (price) => {
      localStorage.setItem(
        CART_KEY,
        `[{"id":"a","category":"Postres","title":"Postre a","price":${price},"quantity":1}]`,
      );
      expect(loadCart()).toEqual([item('a')]);
    },
  );

  it('has one item for each id', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([item('a'), item('b'), item('a', 3)]));
    expect(loadCart()).toEqual([item('a', 3), item('b')]);
  });

  it('keeps the good items among foreign ones', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([null, item('a'), { id: 'b' }, item('c', 2)]));
    expect(loadCart()).toEqual([item('a'), item('c', 2)]);
  });

  it('is an empty cart when the stored text is too long', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...item('a'), title: 'x'.repeat(600_000) }]));
    expect(loadCart()).toEqual([]);
  });

  it('restores all options of a menu of a thousand', () => {
    const cart = Array.from({ length: 1_000 }, (_, index) => ({
      ...item(`o${index}`),
      title: 'x'.repeat(300),
    }));
    saveCart(cart);
    expect(loadCart()).toEqual(cart);
  });

  it('is an empty cart where storage throws on access', () => {
    saveCart([item('a')]);
    blockStorage();
    expect(loadCart()).toBeUndefined();
  });

  it('returns a valid cart, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
        localStorage.setItem(CART_KEY, saved);
        for (const { id, title, quantity } of loadCart() ?? []) {
          expect([typeof id, typeof title, typeof quantity]).toEqual(['string', 'string', 'number']);
        }
      }),
    );
  });
});

describe('saving', () => {
  it('writes under the key cateringCart', () => {
    saveCart([{ ...item('a'), price: 11900 }]);
    expect(JSON.parse(localStorage.getItem('cateringCart') ?? '')).toEqual([
      { id: 'a', category: 'Postres', title: 'Postre a', price: 11900, quantity: 1 },
    ]);
  });

  it('does not throw where storage throws on access', () => {
    blockStorage();
    expect(() => saveCart([item('a')])).not.toThrow();
  });

  it('does not throw when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(() => saveCart([item('a')])).not.toThrow();
  });

  it('restores any cart unchanged', () => {
    const anyItem = fc.record(
      {
        id: fc.string(),
        category: fc.string(),
        title: fc.string({ unit: 'grapheme' }),
        price: fc.oneof(fc.integer(), fc.string()).map(parsePrice),
        quantity: fc.integer({ min: 1 }),
      },
      { requiredKeys: ['id', 'category', 'title', 'quantity'] },
    );
    fc.assert(
      fc.property(fc.uniqueArray(anyItem, { selector: ({ id }) => id }), (cart) => {
        saveCart(cart);
        expect(loadCart()).toEqual(cart);
      }),
    );
  });
});
