import 'client-only';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Key in the state of the history entry for the open part. The rest of the state belongs to Next and to the shared choice. */
const MARK = 'partIsOpen';

const isOnEntry = () => window.history.state?.[MARK] === true;

/**
 * Makes the browser's back button close a part of the page instead of leaving the page: the page is on a history entry of its own while the
 * part is open. Only one part may use this, and it must cover the page: following a link while it is open would leave its entry behind.
 * @param onClose called when the visitor goes back; must set `open` to false. Not called if the part closes in another way
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  /** Whether `leave` has asked for a step back that has not completed. A second one would leave the page. */
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const { history } = window;

    function enter() {
      history.pushState({ ...history.state, [MARK]: true }, '');
    }

    function leave() {
      if (isLeaving.current) return;
      isLeaving.current = true;
      history.back();
    }

    function onPopState() {
      const isOwnStep = isLeaving.current;
      if (isOnEntry()) {
        // The visitor has gone forward.
        if (!open) leave();
        return;
      }
      isLeaving.current = false;
      // Reopened before the step back completed, the part has lost its entry.
      if (open && isOwnStep) enter();
      else if (open) close();
    }

    if (open && !isOnEntry()) enter();
    // The part was closed in another way, or the page was reloaded while it was open.
    if (!open && isOnEntry()) leave();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [open]);
}
