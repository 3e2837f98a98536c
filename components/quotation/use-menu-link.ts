import 'client-only';
import { useEffect, useRef } from 'react';
import type { NoticeContent } from '@/components/ui/Notice';
import { loadCart } from '@/lib/browser/cart';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { decodeMenu } from '@/lib/quotation/menu-code';
import type { Selection } from './selection';

/** Chooses the options of the shared menu in the page's address, once per visit; opens their categories and scrolls to the first. */
export function useMenuLink(selection: Selection, onNotice: (notice: NoticeContent) => void): void {
  const code = useMenuCode();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || code === handled.current) return;
    const isFirst = handled.current === undefined;
    handled.current = code;
    if (wasChosenBefore(code)) return;
    const scrolls = !isFirst || window.scrollY === 0;
    const notice = choose(code, selection, scrolls);
    if (notice) onNotice(notice);
  }, [code, selection, onNotice]);
}

/** Whether this is a reload: the history entry records that the menu was chosen. */
function wasChosenBefore(code: string): boolean {
  return window.history.state?.sharedMenu === code && loadCart() !== undefined;
}

/** Chooses the options of a code. Returns a notice where the visitor has to know something. */
function choose(code: string, selection: Selection, scrolls: boolean): NoticeContent | undefined {
  const boxes = selection.boxes();
  const offered = boxes.map(({ id }) => id);
  const menu = decodeMenu(code, offered);
  if (!menu) return { text: 'El enlace del menú llegó incompleto: no pudimos leerlo.' };
  window.history.replaceState({ ...window.history.state, sharedMenu: code }, '');

  const linked = new Set(menu.ids);
  const others = selection.chosen().filter(({ id }) => !linked.has(id));
  selection.add(linked);
  reveal(
    boxes.filter(({ id }) => linked.has(id)),
    scrolls,
  );
  const isMerged = others.length > 0 && linked.size > 0;
  const mergedText = isMerged && 'Sumamos el menú del enlace al que ya tenías.';
  const text = [mergedText, missingText(menu.missing)].filter(Boolean).join(' ');
  if (!text) return undefined;
  return {
    text,
    action: isMerged
      ? { label: 'Usar solo el del enlace', run: () => selection.add(linked, { only: true }) }
      : undefined,
  };
}

function reveal(boxes: readonly HTMLInputElement[], scrolls: boolean) {
  for (const box of boxes) box.closest('details')?.setAttribute('open', '');
  if (scrolls) boxes[0]?.closest('li')?.scrollIntoView({ block: 'center' });
}

function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 opción del enlace ya no se ofrece.'
    : `${count} opciones del enlace ya no se ofrecen.`;
}
