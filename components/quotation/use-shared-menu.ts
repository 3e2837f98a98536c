import { useEffect, useRef } from 'react';
import { loadCart } from '@/lib/browser/cart';
import { useLinkedCode } from '@/lib/browser/menu-link';
import { decodeMenu } from '@/lib/quotation/menu-code';
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
    const isReload = window.history.state?.sharedMenu === code && loadCart() !== undefined;
    const boxes = selection.boxes();
    const offered = boxes.map(({ id }) => id);
    const menu = decodeMenu(code, offered);
    if (isReload) return;
    if (!menu) {
      onNotice({
        text: 'El enlace del menú llegó incompleto: no pudimos leerlo.',
        action: undefined,
        onAction: () => undefined,
      });
      return;
    }
    // The entry of the address in the browser's history keeps it over a reload, and over a way back to the page.
    window.history.replaceState({ ...window.history.state, sharedMenu: code }, '');

    const linked = new Set(menu.ids);
    const others = selection.chosen().filter(({ id }) => !linked.has(id));
    selection.add(linked);
    const linkedBoxes = boxes.filter(({ id }) => linked.has(id));
    for (const box of linkedBoxes) box.closest('details')?.setAttribute('open', '');
    if (scrolls) linkedBoxes[0]?.closest('li')?.scrollIntoView({ block: 'center' });

    const merged = others.length > 0 && linked.size > 0;
    const mergedText = merged && 'Sumamos el menú del enlace al que ya tenías.';
    const text = [mergedText, missingText(menu.missing)].filter(Boolean).join(' ');
    if (!text) return;
    onNotice({
      text,
      action: merged ? 'Usar solo el del enlace' : undefined,
      onAction: () => selection.add(linked, { only: true }),
    });
  }, [code, selection, onNotice]);
}

function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 opción del enlace ya no se ofrece.'
    : `${count} opciones del enlace ya no se ofrecen.`;
}
