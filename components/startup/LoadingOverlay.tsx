'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

/** Covers the page until the app has hydrated, for 600 ms at most: the style sheet hides it even without scripts. */
export function LoadingOverlay({ children }: { children: ReactNode }) {
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
