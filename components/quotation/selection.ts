import type { UseFormReturn } from 'react-hook-form';
import { addItem, CART_KEY, deleteItem, loadCart, saveCart } from '@/lib/browser/cart';
import type { Price } from '@/lib/quotation/prices';

/** An option of the menu as the form needs it. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

/** The values in react-hook-form: what the visitor typed, and the ids of the ticked options in the order of the menu. */
export type QuotationValues = { name: string; date: string; chosen: string[] };

/**
 * Keeps the form's values, the checkboxes and the saved menu the same. The checkboxes are uncontrolled and not registered with the
 * form: with a field for each, a tick costs more the longer the menu is.
 */
export class Selection {
  /** All options, in the menu's order. */
  readonly choiceById: ReadonlyMap<string, Choice>;

  constructor(
    private readonly form: UseFormReturn<QuotationValues>,
    choices: readonly Choice[],
  ) {
    this.choiceById = new Map(choices.map((choice) => [choice.id, choice]));
  }

  /** Called when the visitor has ticked or unticked a box. */
  choose(id: string, isChosen: boolean): void {
    const choice = this.choiceById.get(id);
    if (!choice) return;
    const ids = new Set(this.form.getValues('chosen'));
    if (isChosen) ids.add(id);
    else ids.delete(id);
    this.hold(ids);
    const cart = loadCart() ?? [];
    // Another tab of the browser may have saved it already.
    if (cart.some((item) => item.id === id) === isChosen) return;
    saveCart(isChosen ? addItem(cart, { ...choice, quantity: 1 }) : deleteItem(cart, id));
  }

  /** Unticks everything and empties the fields. */
  clear(): void {
    this.form.reset();
    this.show(new Set());
    saveCart([]);
  }

  /**
   * Ticks the saved options that the menu still offers, and saves those that were ticked before the scripts ran. Called again when
   * the visitor comes back to the page: another tab may have saved a newer menu.
   */
  load(): void {
    const ticked = [...this.choiceById.values()].filter(({ id }) => boxOf(id)?.checked);
    const saved = loadCart();
    if (!saved) {
      this.hold(new Set(ticked.map(({ id }) => id)));
      return;
    }
    const offered = saved.filter(({ id }) => this.choiceById.has(id));
    const known = new Set([...offered.map(({ id }) => id), ...this.form.getValues('chosen')]);
    const early = ticked.filter(({ id }) => !known.has(id));
    const cart = early.reduce((sofar, choice) => addItem(sofar, { ...choice, quantity: 1 }), offered);
    if (cart.length !== saved.length || early.length > 0) saveCart(cart);
    this.show(new Set(cart.map(({ id }) => id)));
  }

  /** Follows what other tabs of the browser save. Returns the function that stops it. */
  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === CART_KEY || key === null) this.show(new Set(loadCart()?.map(({ id }) => id)));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  private show(ids: ReadonlySet<string>) {
    for (const id of this.choiceById.keys()) {
      const box = boxOf(id);
      if (box) box.checked = ids.has(id);
    }
    this.hold(ids);
  }

  private hold(ids: ReadonlySet<string>) {
    this.form.setValue(
      'chosen',
      [...this.choiceById.keys()].filter((id) => ids.has(id)),
    );
  }
}

function boxOf(id: string): HTMLInputElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : undefined;
}
