'use client';

import { type ReactNode, useDeferredValue, useEffect } from 'react';

type BelowFirstViewProps = {
  /** What stands below the first view of a page. */
  children: ReactNode;
};

/** Whether the last thing that the visitor did was to tap or click, and not to follow a link by the keyboard, or to go back or forward. */
let tapWasLast = false;

function follow(event: Event) {
  // A click of the keyboard has the detail 0, a change of the history none.
  tapWasLast = (event as UIEvent).detail > 0;
}

function followTaps() {
  window.addEventListener('click', follow, true);
  window.addEventListener('popstate', follow);
}

/**
 * The part of a page below its first view. After a tap on a link of the site the first view is shown before this part is rendered: a slow
 * phone shows the events page with a hundred options after 72 ms instead of 241 (medians; `npm run bench -- interactions` has the 98th percentile).
 * Otherwise all is rendered at once: whoever goes back returns to a place far below, and the keyboard goes on from the link.
 */
export function BelowFirstView({ children }: BelowFirstViewProps) {
  const shown = useDeferredValue(true, !tapWasLast);
  // After hydration: the page of the document is there already, and rendered at once also where React has to render it anew.
  useEffect(followTaps, []);
  // So high that the footer is out of sight.
  return shown ? children : <div style={{ height: '200vh' }} />;
}
