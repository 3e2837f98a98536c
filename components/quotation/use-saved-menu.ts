import { useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { addItem, CART_KEY, type CartItem, deleteItem, loadCart, saveCart } from '@/lib/cart';
import type { Choice, QuotationValues } from './quotation-context';

/**
 * Keeps what is chosen in the cart: it comes back when the visitor does, and open tabs follow each other. What the menu no longer
 * offers is dropped.
 */
export function useSavedMenu(form: UseFormReturn<QuotationValues>, choices: readonly Choice[]): void {
  // Before the browser paints, so that nobody sees an empty menu that fills itself.
  useLayoutEffect(() => {
    const choiceById = new Map(choices.map((choice) => [choice.id, choice]));
    const isChosen = (id: string) => form.getValues(`chosen.${id}`) === true;
    const isTicked = (id: string) => {
      const box = document.getElementById(id);
      return box instanceof HTMLInputElement && box.checked;
    };

    function show(cart: readonly CartItem[]) {
      const saved = new Set(cart.map(({ id }) => id));
      for (const { id } of choices) {
        if (saved.has(id) !== isChosen(id)) form.setValue(`chosen.${id}`, saved.has(id));
      }
    }

    const saved = loadCart();
    const offered = saved.filter(({ id }) => choiceById.has(id));
    // Boxes ticked before the scripts came count too. The form tells of them only once it has mounted, which is too late here.
    const early = choices.filter(({ id }) => isTicked(id) && !offered.some((item) => item.id === id));
    const cart = early.reduce((sofar, choice) => addItem(sofar, { ...choice, quantity: 1 }), offered);
    if (cart.length !== saved.length || early.length > 0) saveCart(cart);
    // It has read them as they were and told nobody: only a change is told.
    for (const { id } of early) form.setValue(`chosen.${id}`, false);
    show(cart);

    const stopWatching = form.subscribe({
      name: 'chosen',
      formState: { values: true },
      callback: ({ name }) => {
        const choice = choiceById.get(name?.replace(/^chosen\./, '') ?? '');
        if (!choice) return;
        const current = loadCart();
        const isSaved = current.some(({ id }) => id === choice.id);
        // Following another tab changes boxes as well; what it has saved already stays as it is.
        if (isSaved === isChosen(choice.id)) return;
        saveCart(isSaved ? deleteItem(current, choice.id) : addItem(current, { ...choice, quantity: 1 }));
      },
    });

    function onStorage({ key }: StorageEvent) {
      // The key is null when all of the storage was cleared.
      if (key === CART_KEY || key === null) show(loadCart());
    }
    window.addEventListener('storage', onStorage);
    return () => {
      stopWatching();
      window.removeEventListener('storage', onStorage);
    };
  }, [form, choices]);
}
