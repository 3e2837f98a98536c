import 'client-only';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** In the state of the history entry that stands for what is open. The rest of the state is Next's. */
const MARK = 'somethingIsOpen';

/** What closes each open part. */
const openParts = new Set<() => void>();
/** What happens once the entry is left, while it is being left. A second step back must not start meanwhile. */
let afterLeaving: (() => void) | undefined;
let users = 0;

/**
 * Has the browser's way back close a part of the page (a dialog, a menu) instead of leaving the page: one history entry is there as long
 * as something is open. A part that closes otherwise needs no more than `open` set to false, and a link may be followed meanwhile.
 *
 *     useClosedByBack(open, () => setOpen(false));
 *
 * @param onClose called when the visitor goes back; sets `open` to false. Not called where the part closes otherwise
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(listen, []);
  useLayoutEffect(() => {
    if (!open) return;
    const closePart = () => close();
    openParts.add(closePart);
    settle();
    return () => {
      openParts.delete(closePart);
      // Later: another part may open in the same render.
      queueMicrotask(settle);
    };
  }, [open]);
}

function listen() {
  users += 1;
  if (users > 1) return stopListening;
  window.addEventListener('popstate', onPopState);
  window.addEventListener('click', onClick, true);
  // A reload keeps the entry, and closes what was open.
  queueMicrotask(settle);
  return stopListening;
}

function stopListening() {
  users -= 1;
  if (users > 0) return;
  window.removeEventListener('popstate', onPopState);
  window.removeEventListener('click', onClick, true);
}

const isOnEntry = () => window.history.state?.[MARK] === true;

/** Makes it true that the entry is there exactly while something is open. */
function settle() {
  const needed = openParts.size > 0;
  if (afterLeaving || needed === isOnEntry()) return;
  if (needed) addEntry();
  else leaveEntry(settle);
}

function addEntry() {
  const { history } = window;
  // The page may be scrolled while the chat is open, and stays there when the entry is left.
  history.scrollRestoration = 'manual';
  history.pushState({ ...history.state, [MARK]: true }, '');
  history.scrollRestoration = 'auto';
}

function leaveEntry(then: () => void) {
  if (!afterLeaving) window.history.back();
  afterLeaving = then;
}

function closeAll() {
  for (const closePart of openParts) closePart();
}

/** Later than the event: by then the browser has kept the place of the page, and Next's router has handled the event (16.4.6). */
const onPopState = () => setTimeout(arrive);

function arrive() {
  if (!isOnEntry()) window.history.scrollRestoration = 'auto';
  const then = afterLeaving;
  afterLeaving = undefined;
  if (then) then();
  else if (isOnEntry()) settle();
  else closeAll();
}

/** Follows a link from the entry below, so that the new page takes the place of the one that stands for what is open. */
function onClick(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isOnEntry() || !leadsAway(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  closeAll();
  leaveEntry(() => link.click());
}

/** Whether the click takes this document to another address of the site: not to another tab or program. */
function leadsAway({ origin, target }: HTMLAnchorElement, click: MouseEvent): boolean {
  const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return origin === window.location.origin && target === '' && !opensElsewhere && !click.defaultPrevented;
}
