'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

/**
 * Covers the page while the app loads: in the server's HTML, gone once the app has hydrated. The style sheet ends it after
 * 600 ms in any case, for a slow phone that draws late must still be done within a second, and keeps the body fixed as long as
 * it shows. Style sheets tell by `data-loading` that the scripts have not taken over yet.
 */
export function LoadingOverlay({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true);
  useEffect(() => setLoading(false), []);
  useLayoutEffect(() => {
    // The browser has looked for the section of a link while the body was fixed, and could not scroll to it.
    const section = window.location.hash.slice(1);
    if (!loading && section && window.scrollY === 0) document.getElementById(section)?.scrollIntoView();
  }, [loading]);
  return (
    loading && (
      <div className={styles.overlay} aria-hidden="true" data-loading="">
        {children}
      </div>
    )
  );
}
