'use client';

import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { followTaps, tapWasLast } from '@/lib/browser/last-tap';

type BelowFirstViewProps = {
  /** What stands below the first view of a page. */
  children: ReactNode;
};

/**
 * The part of a page below its first view. After a tap on a link of the site the first view is shown before this part is rendered: a slow
 * phone shows the events page with a hundred options after 72 ms instead of 241 (medians; `npm run bench -- interactions` has the 98th percentile).
 * Otherwise all is rendered at once: whoever goes back returns to a place far below, and the keyboard goes on from the link.
 */
export function BelowFirstView({ children }: BelowFirstViewProps) {
  const [atOnce] = useState(() => !tapWasLast());
  const shown = useDeferredValue(true, atOnce);
  // After hydration: the page of the document is there already, and rendered at once also where React has to render it anew.
  useEffect(followTaps, []);
  // So high that the footer is out of sight.
  return shown ? children : <div style={{ height: '200vh' }} />;
}
