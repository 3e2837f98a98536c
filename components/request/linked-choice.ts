import 'client-only';
import { type Dispatch, useEffect, useRef } from 'react';
import type { ChoiceStore } from '@/components/menu/choice-store';
import type { NoticeContent } from '@/components/ui/Notice';
import { loadSavedChoice } from '@/lib/browser/saved-choice';
import { useChoiceCode } from '@/lib/browser/use-choice-code';
import { decodeChoice, encodeChoice } from '@/lib/menu/choice-code';
import { assetPath } from '@/lib/site/asset-path';

/** The link that shares these options, which next.config.mjs turns into `/eventos#m=…`. */
export function choiceLink(chosen: readonly { id: string }[]): string {
  const code = encodeChoice(chosen.map(({ id }) => id));
  return new URL(assetPath(`/m/${code}`), window.location.href).href;
}

/** Chooses what the page's link names, opens its categories and, from the top of the page, scrolls to its first option, once. */
export function useLinkedChoice(store: ChoiceStore, setNotice: Dispatch<NoticeContent>): void {
  const code = useChoiceCode();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || code === handled.current) return;
    handled.current = code;
    const missing = chooseLinked(code, store);
    if (missing > 0) setNotice({ text: missingText(missing) });
  }, [code, store, setNotice]);
}

/**
 * After a reload it does nothing, unless the browser denies storage: the history entry records that the link was followed.
 * @returns how many of the linked options the menu no longer offers
 */
function chooseLinked(code: string, store: ChoiceStore): number {
  if (window.history.state?.sharedChoice === code && loadSavedChoice() !== undefined) return 0;
  const boxes = store.boxes();
  const offered = boxes.map(({ id }) => id);
  const choice = decodeChoice(code, offered);
  if (!choice) return 0;
  window.history.replaceState({ ...window.history.state, sharedChoice: code }, '');
  const linked = boxes.filter(({ id }) => choice.ids.includes(id));
  store.add(linked);
  for (const box of linked) box.closest('details')?.setAttribute('open', '');
  // The browser may already have scrolled a page that it opens again.
  if (window.scrollY === 0) linked[0]?.closest('li')?.scrollIntoView({ block: 'center' });
  return choice.missing;
}

function missingText(count: number): string {
  return count === 1
    ? '1 opción del enlace ya no se ofrece.'
    : `${count} opciones del enlace ya no se ofrecen.`;
}
