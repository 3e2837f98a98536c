import { addItem, CART_KEY, type CartItem, deleteItem, loadCart, saveCart } from '@/lib/browser/cart';
import { formatPrice, type Price } from '@/lib/quotation/prices';
import { boxOf, type Choice, choiceOf, tickedBoxes } from './choice';

export type ChosenOption = Choice & {
  /** The price that the visitor chose it for, where it has changed since. */
  priceBefore: Price | undefined;
};

const NONE: readonly ChosenOption[] = [];

/** What the visitor has chosen. Keeps the checkboxes of the server's HTML and the saved menu the same, and tells its subscribers. */
export class Selection {
  private readonly listeners = new Set<() => void>();
  private items: readonly CartItem[] = [];
  private options = NONE;
  /** Whether the browser has saved the last change. Where it has not, the choice lives as long as the page. */
  private isSaved = true;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  readonly chosen = (): readonly ChosenOption[] => this.options;

  choose(id: string, isChosen: boolean): void {
    const box = boxOf(id);
    if (!box) return;
    // Another tab of the browser may have saved a newer menu.
    const others = deleteItem(this.saved() ?? this.items, id);
    this.save(isChosen ? addItem(others, itemOf(box)) : others);
  }

  /** Chooses these options besides those chosen already, or nothing but these. */
  add(ids: Iterable<string>, { only = false } = {}): void {
    const wanted = new Set([...(only ? [] : this.items.map(({ id }) => id)), ...ids]);
    const kept = this.items.filter(({ id }) => wanted.has(id));
    const known = new Set(kept.map(({ id }) => id));
    const added = [...wanted].flatMap((id) => (known.has(id) ? [] : (boxOf(id) ?? [])));
    this.save([...kept, ...added.map(itemOf)]);
  }

  /** Unticks everything. Returns a function that chooses it again, besides what has been chosen meanwhile. */
  clear(): () => void {
    const before = this.items;
    this.save([]);
    return () => {
      const known = new Set(before.map(({ id }) => id));
      this.save([...before, ...this.items.filter(({ id }) => !known.has(id))]);
    };
  }

  acceptPrices(): void {
    const priceById = new Map(this.options.map(({ id, price }) => [id, price]));
    if (this.options.some(({ priceBefore }) => priceBefore !== undefined))
      this.save(this.items.map((item) => ({ ...item, price: priceById.get(item.id) })));
  }

  /** Ticks the saved options that the menu still offers, and saves those that were ticked before the scripts ran. */
  load(): void {
    const ticked = tickedBoxes();
    const saved = this.saved();
    const offered = (saved ?? this.items).filter(({ id }) => boxOf(id));
    const known = new Set([...offered, ...this.items].map(({ id }) => id));
    const early = ticked.filter(({ id }) => !known.has(id)).map(itemOf);
    if (saved && (offered.length !== saved.length || early.length > 0)) this.save([...offered, ...early]);
    else this.show([...offered, ...early]);
  }

  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === CART_KEY || key === null) this.show(loadCart() ?? []);
    };
    // A page that the browser keeps for the way back hears of nothing meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.load();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }

  private saved() {
    return this.isSaved ? loadCart() : undefined;
  }

  private save(items: readonly CartItem[]) {
    this.isSaved = saveCart(items);
    this.show(items);
  }

  private show(items: readonly CartItem[]) {
    const ids = new Set(items.map(({ id }) => id));
    for (const box of tickedBoxes()) box.checked = ids.has(box.id);
    for (const id of ids) {
      const box = boxOf(id);
      if (box) box.checked = true;
    }
    this.hold(items);
  }

  private hold(items: readonly CartItem[]) {
    this.items = items;
    const chosen = items.flatMap(({ id, price }) => {
      const box = boxOf(id);
      return box ? { box, price } : [];
    });
    this.options = chosen
      .sort((one, other) => inMenuOrder(one.box, other.box))
      .map(({ box, price }) => {
        const choice = choiceOf(box);
        // As it is shown: the row states a price in words with the `$` that the cart may not hold.
        const isSame =
          price === choice.price ||
          (price && choice.price && formatPrice(price) === formatPrice(choice.price));
        return { ...choice, priceBefore: isSame ? undefined : price };
      });
    for (const listener of this.listeners) listener();
  }
}

function itemOf(box: HTMLInputElement): CartItem {
  return { ...choiceOf(box), quantity: 1 };
}

function inMenuOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
