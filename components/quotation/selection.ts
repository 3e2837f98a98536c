import { addItem, CART_KEY, type CartItem, deleteItem, loadCart, saveCart } from '@/lib/cart';
import type { Price } from '@/lib/prices';

/** An option of the menu as the form needs it. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

/**
 * The options that the visitor has chosen, kept in the cart. The boxes stay the browser's: a tick renders no row, and costs the
 * same however long the menu is.
 */
export class Selection {
  private readonly placeById: ReadonlyMap<string, number>;
  private readonly listeners = new Set<() => void>();
  private chosen: readonly Choice[] = [];

  /** @param choices all options, in the menu's order */
  constructor(private readonly choices: readonly Choice[]) {
    this.placeById = new Map(choices.map(({ id }, place) => [id, place]));
  }

  /** Has a function called with each change, until the returned one is called. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The chosen options in the menu's order; the same array until something changes. */
  readonly getChosen = () => this.chosen;

  /** Takes over what a box says now that the visitor has clicked it. */
  choose(id: string, isChosen: boolean): void {
    const choice = this.choices[this.placeById.get(id) ?? -1];
    if (!choice) return;
    const others = this.chosen.filter((other) => other !== choice);
    this.setChosen(isChosen ? [...others, choice] : others);
    const cart = loadCart();
    // What another tab has saved meanwhile stays as it is.
    if (cart.some((item) => item.id === id) === isChosen) return;
    saveCart(isChosen ? addItem(cart, { ...choice, quantity: 1 }) : deleteItem(cart, id));
  }

  /** Takes all ticks away. */
  clear(): void {
    this.show([]);
    saveCart([]);
  }

  /** Shows what was saved, without what the menu no longer offers. Boxes ticked before the scripts came count too. */
  load(): void {
    const saved = loadCart();
    const offered = saved.filter(({ id }) => this.placeById.has(id));
    const early = this.choices.filter(
      ({ id }) => boxOf(id)?.checked && !offered.some((item) => item.id === id),
    );
    const cart = early.reduce((sofar, choice) => addItem(sofar, { ...choice, quantity: 1 }), offered);
    if (cart.length !== saved.length || early.length > 0) saveCart(cart);
    this.show(cart);
  }

  /** Shows what another tab has saved. Returns the function that ends it. */
  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when all of the storage was cleared.
      if (key === CART_KEY || key === null) this.show(loadCart());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  private show(cart: readonly CartItem[]) {
    const shown = new Set(cart.map(({ id }) => id));
    for (const { id } of this.choices) {
      const box = boxOf(id);
      if (box) box.checked = shown.has(id);
    }
    this.setChosen(cart);
  }

  private setChosen(options: readonly { id: string }[]) {
    const places = options.flatMap(({ id }) => this.placeById.get(id) ?? []).sort((a, b) => a - b);
    this.chosen = places.flatMap((place) => this.choices[place] ?? []);
    for (const listener of this.listeners) listener();
  }
}

function boxOf(id: string): HTMLInputElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : undefined;
}
