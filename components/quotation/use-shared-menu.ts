import { useEffect, useRef } from 'react';
import { loadCart } from '@/lib/browser/cart';
import { useLinkedCode } from '@/lib/browser/menu-link';
import { decodeMenu } from '@/lib/quotation/menu-code';
import { offeredIds } from './choice';
import type { NoticeContent } from './Notice';
import type { Selection } from './selection';

/** Chooses the options of the shared menu in the page's address, once a visit, opens their categories and scrolls to the first. */
export function useSharedMenu(selection: Selection, onNotice: (notice: NoticeContent) => void): void {
  const code = useLinkedCode();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || code === handled.current) return;
    const scrolls = handled.current !== undefined || window.scrollY === 0;
    handled.current = code;
    const isReload = wasChosen(code) && loadCart() !== undefined;
    const menu = decodeMenu(code, offeredIds());
    if (isReload || !menu) return;
    // The entry of the address in the browser's history keeps it over a reload, and over a way back to the page.
    window.history.replaceState({ ...window.history.state, sharedMenu: code }, '');

    const linked = new Set(menu.ids);
    const others = selection.chosen().filter(({ id }) => !linked.has(id));
    selection.add(linked);
    reveal(menu.ids, scrolls);
    const merged = others.length > 0 && linked.size > 0;
    const sentences = [
      ...(merged ? ['Sumamos el menú del enlace al que ya tenías.'] : []),
      ...(menu.missing > 0 ? [missingText(menu.missing)] : []),
    ];
    if (sentences.length === 0) return;
    onNotice({
      text: sentences.join(' '),
      ...(merged && {
        action: 'Usar solo el del enlace',
        onAction: () => selection.add(linked, { only: true }),
      }),
    });
  }, [code, selection, onNotice]);
}

function wasChosen(code: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'sharedMenu' in state && state.sharedMenu === code;
}

function missingText(count: number): string {
  return count === 1
    ? '1 opción del enlace ya no se ofrece.'
    : `${count} opciones del enlace ya no se ofrecen.`;
}

function reveal(ids: readonly string[], scrolls: boolean) {
  const boxes = ids.flatMap((id) => document.getElementById(id) ?? []);
  for (const box of boxes) box.closest('details')?.setAttribute('open', '');
  if (scrolls) boxes[0]?.closest('li')?.scrollIntoView({ block: 'center' });
}
