import 'client-only';
import styles from './SendActions.module.css';

/** A text to read and to copy by hand. It has the focus, and all of it is selected. */
export function Selectable({ label, text }: { label: string; text: string }) {
  return (
    <textarea
      ref={focusAndSelect}
      className={styles.selectable}
      aria-label={label}
      rows={5}
      readOnly
      value={text}
    />
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
  // The browser would show its first line alone.
  field?.scrollIntoView({ block: 'nearest' });
}
