'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

/**
 * Covers the page until the app has hydrated, for 600 ms at most (`--overlay-time` in globals.css, and the fade): the style sheet hides it,
 * because a timer would be a script.
 */
export function LoadingOverlay({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    delete document.documentElement.dataset.loading;
    setLoading(false);
  }, []);
  return (
    loading && (
      <div className={styles.overlay} aria-hidden="true">
        {children}
      </div>
    )
  );
}
