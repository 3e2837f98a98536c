import 'client-only';
import { loadCart } from '@/lib/browser/cart';
import type { FlowNotice } from '@/lib/quotation/flow';
import { decodeMenu } from '@/lib/quotation/menu-code';
import type { Selection } from './selection';

/**
 * Chooses the options of a shared menu, opens their categories and scrolls to the first. After a reload it does nothing: the history entry
 * records that the menu was chosen.
 * @param onNotice called where the visitor has to know something
 */
export function chooseLinked(
  code: string,
  selection: Selection,
  scrolls: boolean,
  onNotice: (notice: FlowNotice) => void,
): void {
  if (window.history.state?.sharedMenu === code && loadCart() !== undefined) return;
  const boxes = selection.boxes();
  const offered = boxes.map(({ id }) => id);
  const menu = decodeMenu(code, offered);
  if (!menu) {
    onNotice({ text: 'El enlace del menú llegó incompleto: no pudimos leerlo.' });
    return;
  }
  window.history.replaceState({ ...window.history.state, sharedMenu: code }, '');

  const linked = new Set(menu.ids);
  const others = new Set(selection.chosen().flatMap(({ id }) => (linked.has(id) ? [] : id)));
  selection.add(linked);
  reveal(
    boxes.filter(({ id }) => linked.has(id)),
    scrolls,
  );

  function dropOthers() {
    selection.add(linked, { only: true });
    onNotice({
      text: 'Quedó solo el menú del enlace.',
      action: { label: 'Deshacer', run: () => selection.add(others) },
    });
  }

  const isMerged = others.size > 0 && linked.size > 0;
  const mergedText = isMerged && 'Sumamos el menú del enlace al que ya tenías.';
  const text = [mergedText, missingText(menu.missing)].filter(Boolean).join(' ');
  if (text)
    onNotice({
      text,
      action: isMerged ? { label: 'Usar solo el del enlace', run: dropOthers } : undefined,
    });
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
