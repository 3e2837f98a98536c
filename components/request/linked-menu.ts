import 'client-only';
import { type Dispatch, useEffect, useRef } from 'react';
import { type MenuChoice, useMenuChoice } from '@/components/menu/menu-choice';
import type { NoticeContent } from '@/components/ui/Notice';
import { loadSavedMenu } from '@/lib/browser/saved-menu';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { decodeMenu, encodeMenu, MAX_SHARED } from '@/lib/menu/menu-code';
import { assetPath } from '@/lib/site/asset-path';

/** The link that shares these options, which next.config.mjs turns into `/eventos#m=…`; undefined where they are too many for an address. */
export function menuLink(chosen: readonly { id: string }[]): string | undefined {
  if (chosen.length > MAX_SHARED) return undefined;
  const code = encodeMenu(chosen.map(({ id }) => id));
  return new URL(assetPath(`/m/${code}`), window.location.href).href;
}

/** Chooses the menu of the page's link, opens its categories and scrolls to its first option, once for each address. */
export function useLinkedMenu(setNotice: Dispatch<NoticeContent>): void {
  const code = useMenuCode();
  const menuChoice = useMenuChoice();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || code === handled.current) return;
    const isFirst = handled.current === undefined;
    handled.current = code;
    chooseLinked(code, menuChoice, !isFirst || window.scrollY === 0, setNotice);
  }, [code, menuChoice, setNotice]);
}

/** After a reload it does nothing: the history entry records that the menu was chosen. */
function chooseLinked(
  code: string,
  menuChoice: MenuChoice,
  scrolls: boolean,
  setNotice: Dispatch<NoticeContent>,
) {
  if (window.history.state?.sharedMenu === code && loadSavedMenu() !== undefined) return;
  const boxes = menuChoice.boxes();
  const offered = boxes.map(({ id }) => id);
  const menu = decodeMenu(code, offered);
  if (!menu) return;
  window.history.replaceState({ ...window.history.state, sharedMenu: code }, '');
  const linked = new Set(menu.ids);
  menuChoice.add(linked);
  reveal(
    boxes.filter(({ id }) => linked.has(id)),
    scrolls,
  );
  const text = missingText(menu.missing);
  if (text) setNotice({ text });
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
