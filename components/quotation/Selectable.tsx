import 'client-only';
import styles from './SendActions.module.css';

/** A text to copy by hand. It takes the focus with all of it selected. */
export function Selectable({ label, text }: { label: string; text: string }) {
  return (
    <textarea
      ref={focusAndSelect}
      className={styles.selectable}
      aria-label={label}
      rows={5}
      dir="auto"
      readOnly
      value={text}
    />
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
  // By itself, the browser would bring only the first line into view.
  field?.scrollIntoView({ block: 'nearest' });
}
