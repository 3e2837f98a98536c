import 'client-only';
import styles from './Notice.module.css';

/** Something that has happened to the menu, and what the visitor can do about it. */
export type NoticeContent = {
  text: string;
  action?: { label: string; run: () => void } | undefined;
};

type NoticeProps = NoticeContent & {
  onEnd: () => void;
};

export function Notice({ text, action, onEnd }: NoticeProps) {
  return (
    <div ref={focus} className={styles.notice} role="status" tabIndex={-1}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            onEnd();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Cerrar el aviso" onClick={onEnd}>
        ✕
      </button>
    </div>
  );
}

/** The notice, not a button of it: an Enter that is pressed twice would undo what it has just done. */
function focus(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
}
