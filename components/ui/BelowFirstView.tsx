'use client';

import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { environment } from '@/lib/browser/environment';

type BelowFirstViewProps = {
  /** What stands below the first view of a page. */
  children: ReactNode;
};

/**
 * The part of a page below its first view. After a link of the site the first view is shown before this part is rendered: a slow phone
 * shows the events page with a hundred options after 72 ms instead of 241 (medians; `npm run bench -- interactions` has the 98th percentile).
 */
export function BelowFirstView({ children }: BelowFirstViewProps) {
  // In the HTML of the document's first page it is there already.
  const [written] = useState(!environment.hasShownPage);
  const shown = useDeferredValue(true, written);
  useEffect(() => {
    environment.hasShownPage = true;
  }, []);
  // As high as the page before, so that the browser can keep the place of a visitor who comes back, and the footer does not appear.
  return shown ? children : <div style={{ height: document.documentElement.scrollHeight }} />;
}
