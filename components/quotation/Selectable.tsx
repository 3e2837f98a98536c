import { useEffect, useRef } from 'react';
import styles from './SendActions.module.css';

export function Selectable({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.selectable}
      aria-label={label}
      rows={Math.min(12, text.split('\n').length + 1)}
      readOnly
      value={text}
    />
  );
}
