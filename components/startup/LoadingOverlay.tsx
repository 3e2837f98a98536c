'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

type LoadingOverlayProps = {
  /** What stands in the middle of it, e.g. the logo. */
  children: ReactNode;
};

/**
 * Covers the page while the app loads, with the body fixed: it is in the server's HTML and removed once the app has hydrated. The
 * style sheet hides it 600 ms after it first shows, scripts or not, so that it lasts less than a second on a slow phone
 * too. The server sets `data-loading` on the document's root; without it, the app has hydrated.
 */
export function LoadingOverlay({ children }: LoadingOverlayProps) {
  const [loading, setLoading] = useState(true);
  useEffect(() => setLoading(false), []);
  useLayoutEffect(() => {
    if (loading) return;
    delete document.documentElement.dataset.loading;
  }, [loading]);
  return (
    loading && (
      <div className={styles.overlay} aria-hidden="true">
        {children}
      </div>
    )
  );
}
