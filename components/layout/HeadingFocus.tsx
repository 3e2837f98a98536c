'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After a navigation within the site the focus stands at the heading of the page, whichever link led there. */
export function HeadingFocus() {
  const path = usePathname();
  const focusedPath = useRef(path);
  useEffect(() => {
    if (path === focusedPath.current) return;
    focusedPath.current = path;
    // Next keeps the page that was left in the document, hidden.
    const heading = [...document.querySelectorAll('h1')].find(({ offsetParent }) => offsetParent);
    if (!heading) return;
    // Not in the HTML: every tap on the heading would give it the focus.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
  return null;
}
