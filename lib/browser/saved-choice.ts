import 'client-only';
import type { RequestOption } from '@/lib/menu/request-option';
import { readStored, readStoredJson, writeStored } from './storage';

/** An option as saved, with its price when it was chosen. */
export type SavedItem = Pick<RequestOption, 'id' | 'category' | 'title'> &
  Partial<Pick<RequestOption, 'price'>> & {
    /** Whole, at least 1. */
    quantity: number;
  };

/** Kept until the visitor clears it (storage.ts). */
export const SAVED_CHOICE_KEY = 'cateringCart';

// The business asked for a cart, whose items can be summed and subtracted. No screen shows it: an option is ticked or not.

export function addItem(choice: readonly SavedItem[], item: SavedItem): SavedItem[] {
  const known = choice.some(({ id }) => id === item.id);
  return known ? changeQuantity(choice, item.id, item.quantity) : [...choice, item];
}

export function subtractItem(choice: readonly SavedItem[], id: string): SavedItem[] {
  return changeQuantity(choice, id, -1);
}

export function deleteItem(choice: readonly SavedItem[], id: string): SavedItem[] {
  return choice.filter((item) => item.id !== id);
}

function changeQuantity(choice: readonly SavedItem[], id: string, by: number): SavedItem[] {
  return choice
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity + by } : item))
    .filter(({ quantity }) => quantity > 0);
}

/** The saved choice, without entries that are no items of one. Undefined if the browser denies storage. */
export function loadSavedChoice(): SavedItem[] | undefined {
  if (readStored(SAVED_CHOICE_KEY) === undefined) return undefined;
  const saved = readStoredJson(SAVED_CHOICE_KEY);
  return Array.isArray(saved) ? saved.filter(isSavedItem) : [];
}

/** @returns whether the browser saved it: storage may be denied or full */
export function saveChoice(choice: readonly SavedItem[]): boolean {
  return writeStored(SAVED_CHOICE_KEY, JSON.stringify(choice));
}

function isSavedItem(value: unknown): value is SavedItem {
  const { id, category, title, price, quantity } = Object(value);
  const isNamed = [id, category, title].every((text) => typeof text === 'string');
  const hasPrice = ['undefined', 'number', 'string'].includes(typeof price);
  return isNamed && hasPrice && Number.isInteger(quantity) && quantity > 0;
}
