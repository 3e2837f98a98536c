import 'client-only';
import type { OfferedOption } from '@/lib/menu/offered-option';
import { readStored, readStoredJson, writeStored } from './storage';

/** An option as saved, with its price when it was chosen. */
export type CartItem = Pick<OfferedOption, 'id' | 'category' | 'title'> &
  Partial<Pick<OfferedOption, 'price'>> & {
    /** Whole, at least 1. */
    quantity: number;
  };

export const CART_KEY = 'cateringCart';

// The site's specification asks that a cart sums and subtracts. No button of the page does either: an option is ticked or not.

export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const known = cart.some(({ id }) => id === item.id);
  return known ? changeQuantity(cart, item.id, item.quantity) : [...cart, item];
}

export function subtractItem(cart: readonly CartItem[], id: string): CartItem[] {
  return changeQuantity(cart, id, -1);
}

export function deleteItem(cart: readonly CartItem[], id: string): CartItem[] {
  return cart.filter((item) => item.id !== id);
}

function changeQuantity(cart: readonly CartItem[], id: string, by: number): CartItem[] {
  return cart
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity + by } : item))
    .filter(({ quantity }) => quantity > 0);
}

/** The saved cart, without entries that are not cart items. Undefined if the browser denies storage. */
export function loadCart(): CartItem[] | undefined {
  if (readStored(CART_KEY) === undefined) return undefined;
  const saved = readStoredJson(CART_KEY);
  return Array.isArray(saved) ? saved.filter(isCartItem) : [];
}

/** @returns whether the browser saved it: storage may be denied or full */
export function saveCart(cart: readonly CartItem[]): boolean {
  return writeStored(CART_KEY, JSON.stringify(cart));
}

function isCartItem(value: unknown): value is CartItem {
  const { id, category, title, price, quantity } = Object(value);
  const isNamed = [id, category, title].every((text) => typeof text === 'string');
  const isPriced = ['undefined', 'number', 'string'].includes(typeof price);
  return isNamed && isPriced && Number.isInteger(quantity) && quantity > 0;
}
