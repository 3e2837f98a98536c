'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of the page after each navigation within the site, so that screen readers and Tab go on from there. */
export function HeadingFocus() {
  const path = usePathname();
  const focusedPath = useRef(path);
  useEffect(() => {
    if (path === focusedPath.current) return;
    focusedPath.current = path;
    // Next keeps the previous page in the document, hidden.
    const heading = [...document.querySelectorAll('h1')].find(({ offsetParent }) => offsetParent);
    if (!heading) return;
    // Set here rather than in the HTML, where every tap on the heading would focus it.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
  return null;
}
