import 'client-only';
import type { RequestOption } from '@/lib/menu/request-option';
import { readStored, readStoredJson, writeStored } from './storage';

/** An option as saved, with its price when it was chosen. */
export type SavedItem = Pick<RequestOption, 'id' | 'category' | 'title'> &
  Partial<Pick<RequestOption, 'price'>> & {
    /** Whole, at least 1. */
    quantity: number;
  };

export const SAVED_MENU_KEY = 'cateringCart';

// A saved menu can sum and subtract. No button of the page does either: an option is ticked or not.

export function addItem(menu: readonly SavedItem[], item: SavedItem): SavedItem[] {
  const known = menu.some(({ id }) => id === item.id);
  return known ? changeQuantity(menu, item.id, item.quantity) : [...menu, item];
}

export function subtractItem(menu: readonly SavedItem[], id: string): SavedItem[] {
  return changeQuantity(menu, id, -1);
}

export function deleteItem(menu: readonly SavedItem[], id: string): SavedItem[] {
  return menu.filter((item) => item.id !== id);
}

function changeQuantity(menu: readonly SavedItem[], id: string, by: number): SavedItem[] {
  return menu
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity + by } : item))
    .filter(({ quantity }) => quantity > 0);
}

/** The saved menu, without entries that are no items of one. Undefined if the browser denies storage. */
export function loadSavedMenu(): SavedItem[] | undefined {
  if (readStored(SAVED_MENU_KEY) === undefined) return undefined;
  const saved = readStoredJson(SAVED_MENU_KEY);
  return Array.isArray(saved) ? saved.filter(isSavedItem) : [];
}

/** @returns whether the browser saved it: storage may be denied or full */
export function saveMenu(menu: readonly SavedItem[]): boolean {
  return writeStored(SAVED_MENU_KEY, JSON.stringify(menu));
}

function isSavedItem(value: unknown): value is SavedItem {
  const { id, category, title, price, quantity } = Object(value);
  const isNamed = [id, category, title].every((text) => typeof text === 'string');
  const isPriced = ['undefined', 'number', 'string'].includes(typeof price);
  return isNamed && isPriced && Number.isInteger(quantity) && quantity > 0;
}
