import 'client-only';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Key in the state of the history entry for the open part. The rest of the state belongs to Next and to the shared choice. */
const MARK = 'partIsOpen';

const isOnEntry = () => window.history.state?.[MARK] === true;

/**
 * Makes the browser's back button close a part of the page instead of leaving the page: a history entry exists exactly as long as the part
 * is open. Only one part may use this, and it must cover the page: following a link while it is open would leave its entry behind.
 * @param onClose called when the visitor goes back; must set `open` to false. Not called if the part closes in another way
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const hasEntered = useRef(false);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const { history } = window;
    if (!open) hasEntered.current = false;
    function settle() {
      if (!isOnEntry()) isLeaving.current = false;
      // A second step back before the first one completes would leave the page.
      if (isLeaving.current || open === isOnEntry()) return;
      // The part closed in another way, or the entry was reloaded, or reached by going forward.
      if (!open) {
        isLeaving.current = true;
        history.back();
      }
      // If the part reopens before that step back completes, `hasEntered` is false and the part gets a new entry.
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
