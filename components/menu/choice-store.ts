import 'client-only';
import { createContext, type RefObject, useContext } from 'react';
import {
  deleteItem,
  loadSavedChoice,
  SAVED_CHOICE_KEY,
  type SavedItem,
  saveChoice,
} from '@/lib/browser/saved-choice';
import type { RequestOption } from '@/lib/menu/request-option';
import { isOptionBox, optionOf, optionsIn } from './option-box';

/**
 * What the visitor has chosen, in three places that it keeps alike: the browser's storage, which other tabs change too; the ticks of the
 * server's checkboxes; and `chosen`, which the page shows.
 */
export class ChoiceStore {
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

  /** The chosen options, in the order of the menu. */
  readonly chosen = (): readonly RequestOption[] => this.options;

  /** The checkboxes of all options, in the order of the menu. */
  boxes(): HTMLInputElement[] {
    return [...(this.menu.current?.elements ?? [])].filter(isOptionBox);
  }

  /** Applies a box that the visitor has ticked or unticked. */
  choose(box: HTMLInputElement): void {
    const others = deleteItem(this.latest(), box.id);
    this.save(box.checked ? [...others, itemOf(box)] : others);
  }

  /** Adds the options of these boxes to the chosen ones. */
  add(boxes: readonly HTMLInputElement[]): void {
    this.save(union(this.latest(), boxes.map(itemOf)));
  }

  /** Unticks everything. Returns a function that restores it and keeps what was chosen in the meantime. */
  clear(): () => void {
    const before = this.latest();
    this.save([]);
    return () => this.save(union(before, this.items));
  }

  /**
   * Ticks the saved options that the menu still offers, drops the others, and saves what was ticked before the scripts ran. A renamed option
   * is another one: its id is made of category and title.
   * @returns the titles of those that it no longer offers
   */
  load(): string[] {
    const boxes = this.boxes();
    const isOffered = ({ id }: SavedItem) => boxes.some((box) => box.id === id);
    const isKnown = ({ id }: HTMLInputElement) => this.items.some((item) => item.id === id);
    // A ticked box that is not among the items was ticked by the visitor before the scripts ran.
    const early = boxes.filter((box) => box.checked && !isKnown(box)).map(itemOf);
    const saved = this.latest();
    const gone = saved.filter((item) => !isOffered(item));
    const items = union(saved.filter(isOffered), early);
    if (gone.length + early.length > 0) this.save(items);
    else this.show(items);
    return gone.map(({ title }) => title);
  }

  followOtherTabs(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === SAVED_CHOICE_KEY || key === null) this.show(loadSavedChoice() ?? []);
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

  /** What is saved, which another tab may have changed; what is chosen here where the browser saves nothing. */
  private latest(): readonly SavedItem[] {
    const saved = this.isSaved ? loadSavedChoice() : undefined;
    return saved ?? this.items;
  }

  private save(items: readonly SavedItem[]) {
    this.isSaved = saveChoice(items);
    this.show(items);
  }

  /** Ticks these items' boxes, and tells the page if that changes what is chosen. */
  private show(items: readonly SavedItem[]) {
    this.items = items;
    const ids = new Set(items.map(({ id }) => id));
    for (const box of this.boxes()) box.checked = ids.has(box.id);
    const options = optionsIn(this.boxes()).filter(({ id }) => ids.has(id));
    // Unchanged options stay the same array: React would render a new one again.
    if (JSON.stringify(options) === JSON.stringify(this.options)) return;
    this.options = options;
    for (const listener of this.listeners) listener();
  }
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

/** The chosen options; none outside of a `MenuAndRequest`. */
export const ChosenContext = createContext<readonly RequestOption[]>([]);

export function useChosen(): readonly RequestOption[] {
  return useContext(ChosenContext);
}
