import 'client-only';
import { useEffect, useRef } from 'react';
import styles from './SendActions.module.css';

/** What became of an action. It stands below the button that was pressed, where it may be out of sight. */
export function ActionStatus({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) element.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p ref={element} role="status" className={styles.status}>
      {text}
    </p>
  );
}
