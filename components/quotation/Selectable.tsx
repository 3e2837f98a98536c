import styles from './SendActions.module.css';

export function Selectable({ label, text }: { label: string; text: string }) {
  return (
    <textarea
      ref={focusAndSelect}
      className={styles.selectable}
      aria-label={label}
      rows={Math.min(12, text.split('\n').length + 1)}
      readOnly
      value={text}
    />
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
