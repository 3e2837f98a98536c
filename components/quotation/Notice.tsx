import { useEffect, useRef } from 'react';
import styles from './Notice.module.css';

/** Something that has happened to the menu, and what the visitor can do about it. */
export type NoticeContent = {
  text: string;
  action?: string | undefined;
  onAction?: (() => void) | undefined;
};

type NoticeProps = NoticeContent & {
  onEnd: () => void;
};

export function Notice({ text, action, onAction, onEnd }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Not a button: an Enter that is pressed twice would undo what it has just done.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onAction?.();
            onEnd();
          }}
        >
          {action}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Cerrar el aviso" onClick={onEnd}>
        ✕
      </button>
    </div>
  );
}
