'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

/** Covers the page until the app has hydrated. The style sheet hides it after 600 ms, scripts or not. */
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
