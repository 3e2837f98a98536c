import { useLayoutEffect } from 'react';

/**
 * Calls back when the visitor presses Esc, wherever on the page the focus is.
 * @param active nothing is listened to otherwise
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    // A layout effect: as soon as there is something to see, Esc waves it away.
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method is composing, Esc is its own.
      if (event.key === 'Escape' && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, onEscape]);
}
