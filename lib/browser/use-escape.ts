import { useLayoutEffect } from 'react';

/**
 * Calls back when the visitor presses Esc, wherever on the page the focus is.
 * @param active whether Esc is listened to
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    // A layout effect runs before the browser paints: what is visible can be closed.
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method is composing, Esc is its own.
      if (event.key === 'Escape' && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, onEscape]);
}
