import 'client-only';
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react';
import {
  deleteItem,
  loadSavedMenu,
  SAVED_MENU_KEY,
  type SavedItem,
  saveMenu,
} from '@/lib/browser/saved-menu';
import { type RequestOption, titleInCategory } from '@/lib/menu/request-option';
import { plainName } from '@/lib/values/plain-name';
import { type Price, priceUnits } from '@/lib/values/prices';

/** What the visitor has chosen. Keeps the checkboxes of the server's HTML in sync with the saved menu, and notifies subscribers. */
export class MenuChoice {
  private readonly listeners = new Set<() => void>();
  private items: readonly SavedItem[] = [];
  private options: readonly RequestOption[] = [];
  /** Whether the browser has saved the last change. If not, the choice lasts only as long as the page. */
  private isSaved = true;

  /** @param menu the part of the page that holds the checkboxes of the options */
  constructor(private readonly menu: RefObject<HTMLFieldSetElement | null>) {}

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  readonly chosen = (): readonly RequestOption[] => this.options;

  /** The checkboxes of all options, in the order of the menu. */
  boxes(): HTMLInputElement[] {
    return [...(this.menu.current?.elements ?? [])].filter(isOptionBox);
  }

  /** Applies a box that the visitor has ticked or unticked. */
  choose(box: HTMLInputElement): void {
    // Another tab of the browser may have saved a newer menu.
    const others = deleteItem(this.saved() ?? this.items, box.id);
    this.save(box.checked ? [...others, itemOf(box)] : others);
  }

  /** Adds these options to the chosen ones. */
  add(ids: ReadonlySet<string>): void {
    const wanted = this.boxes().filter(({ id }) => ids.has(id));
    this.save(union(this.items, wanted.map(itemOf)));
  }

  /** Unticks everything. Returns a function that restores it and keeps what was chosen in the meantime. */
  clear(): () => void {
    const before = this.items;
    this.save([]);
    return () => this.save(union(before, this.items));
  }

  /**
   * Ticks the saved options that the menu still offers, and saves those that were ticked before the scripts ran.
   * @returns the titles of those that it no longer offers
   */
  load(): string[] {
    const saved = this.saved();
    const before = saved ?? this.items;
    const ids = new Set(this.boxes().map(({ id }) => id));
    const offered = before.filter(({ id }) => ids.has(id));
    const gone = before.filter(({ id }) => !ids.has(id));
    const early = this.earlyTicks();
    const items = union(offered, early);
    if (saved && gone.length + early.length > 0) this.save(items);
    else this.show(items);
    return gone.map(({ title }) => title);
  }

  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === SAVED_MENU_KEY || key === null) this.show(loadSavedMenu() ?? []);
    };
    // A page in the back/forward cache receives no storage events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.load();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }

  /** What is ticked, but not by this class: before the scripts ran. */
  private earlyTicks(): SavedItem[] {
    const known = new Set(this.items.map(({ id }) => id));
    return this.boxes()
      .filter(({ id, checked }) => checked && !known.has(id))
      .map(itemOf);
  }

  private saved() {
    return this.isSaved ? loadSavedMenu() : undefined;
  }

  private save(items: readonly SavedItem[]) {
    this.isSaved = saveMenu(items);
    this.show(items);
  }

  /** Ticks these items' boxes, and tells the page if that changes what is chosen. */
  private show(items: readonly SavedItem[]) {
    this.items = items;
    const ids = new Set(items.map(({ id }) => id));
    for (const box of this.boxes()) box.checked = ids.has(box.id);
    const options = optionsInBoxes(this.boxes()).filter(({ id }) => ids.has(id));
    // A menu that is read again would render the page anew.
    if (JSON.stringify(options) === JSON.stringify(this.options)) return;
    this.options = options;
    for (const listener of this.listeners) listener();
  }
}

/** The options of checkboxes. A title that several of them have is told apart by its category. */
function optionsInBoxes(boxes: readonly HTMLInputElement[]): RequestOption[] {
  const options = boxes.map(optionOf);
  const titles = options.map(({ title }) => plainName(title));
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return options.map((option) =>
    isShared(plainName(option.title)) ? { ...option, title: titleInCategory(option) } : option,
  );
}

function itemOf(box: HTMLInputElement): SavedItem {
  const { id, category, title, price } = optionOf(box);
  return { id, category, title, price, quantity: 1 };
}

/** The items of both lists; for an option in both, the item of the first list. */
function union(items: readonly SavedItem[], others: readonly SavedItem[]): SavedItem[] {
  const ids = new Set(items.map(({ id }) => id));
  return [...items, ...others.filter(({ id }) => !ids.has(id))];
}

/** The diet switches, which are checkboxes of the menu too, have no name. */
export function isOptionBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name !== '';
}

/** The option of a checkbox that `MenuOptions.tsx` rendered on the server. */
function optionOf({ id, name, value, dataset }: HTMLInputElement): RequestOption {
  const { price, free, unit, minimum } = dataset;
  return {
    id,
    category: name,
    title: value,
    price: price === undefined ? undefined : statedPrice(price),
    isFree: free ? true : undefined,
    unit: priceUnits.find((one) => one === unit) ?? 'person',
    minimum: Number(minimum) || undefined,
  };
}

/** The server has parsed the price: plain digits are an amount, anything else is words. */
function statedPrice(text: string): Price {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Outside of a `MenuAndRequest`, a choice from no menu. */
export const MenuChoiceContext = createContext(new MenuChoice({ current: null }));

export function useMenuChoice(): MenuChoice {
  return useContext(MenuChoiceContext);
}

/** On the server. */
const none: readonly RequestOption[] = [];

export function useChosen(): readonly RequestOption[] {
  return useChosenOf(useMenuChoice());
}

export function useChosenOf(menuChoice: MenuChoice): readonly RequestOption[] {
  return useSyncExternalStore(menuChoice.subscribe, menuChoice.chosen, () => none);
}
