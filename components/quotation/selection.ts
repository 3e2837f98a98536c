import type { UseFormReturn } from 'react-hook-form';
import { addItem, CART_KEY, deleteItem, loadCart, saveCart } from '@/lib/browser/cart';
import type { Price } from '@/lib/quotation/prices';

/** An option of the menu as the form needs it. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

/** What react-hook-form holds: the visitor's words, and the ids of the chosen options in the menu's order. */
export type QuotationValues = { name: string; date: string; chosen: string[] };

/**
 * Keeps the form, the boxes and the saved menu alike. The boxes are the browser's and no fields of the form: with a field for each,
 * a tick costs more the longer the menu is.
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

  /** Takes over what a box says now that the visitor has clicked it. */
  choose(id: string, isChosen: boolean): void {
    const choice = this.choiceById.get(id);
    if (!choice) return;
    const ids = new Set(this.form.getValues('chosen'));
    if (isChosen) ids.add(id);
    else ids.delete(id);
    this.hold(ids);
    const cart = loadCart() ?? [];
    // What another tab has saved meanwhile stays as it is.
    if (cart.some((item) => item.id === id) === isChosen) return;
    saveCart(isChosen ? addItem(cart, { ...choice, quantity: 1 }) : deleteItem(cart, id));
  }

  /** Empties everything, the visitor's words too. */
  clear(): void {
    this.form.reset();
    this.show(new Set());
    saveCart([]);
  }

  /**
   * Shows what was saved, without what the menu no longer offers. Boxes ticked before the scripts came count too. Called again when
   * the visitor comes back to the page, which another tab may have outrun.
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

  /** Shows what another tab has saved. Returns the function that ends it. */
  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when all of the storage was cleared.
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
