import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  /** With `status` a screen reader announces every change. */
  role?: 'status';
  children: ReactNode;
};

export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
