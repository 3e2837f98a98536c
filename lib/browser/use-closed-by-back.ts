import 'client-only';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** In the state of the history entry that stands for the open part. The rest of the state is Next's and the shared menu's. */
const MARK = 'partIsOpen';

const isOnEntry = () => window.history.state?.[MARK] === true;

/**
 * Has the browser's way back close a part of the page (one alone) instead of leaving the page: a history entry is there exactly as long as
 * the part is open. For a part that covers the page: a link followed meanwhile would leave its entry behind.
 * @param onClose called when the visitor goes back; sets `open` to false. Not called where the part closes otherwise
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const hasEntered = useRef(false);
  useLayoutEffect(() => {
    const { history } = window;
    if (!open) hasEntered.current = false;
    function settle() {
      if (open === isOnEntry()) return;
      // Closed otherwise, reloaded, or reached by the way forward.
      if (!open) history.back();
      // Opened again before that step back has ended, the part has no entry yet.
      else if (hasEntered.current) close();
      else {
        history.pushState({ ...history.state, [MARK]: true }, '');
        hasEntered.current = true;
      }
    }
    settle();
    window.addEventListener('popstate', settle);
    return () => window.removeEventListener('popstate', settle);
  }, [open]);
}
