import 'client-only';
import { useLayoutEffect, useRef } from 'react';
import styles from './Notice.module.css';

/** Something that has happened, and what can be done about it. */
export type NoticeContent = {
  text: string;
  action?: { label: string; run: () => void } | undefined;
};

type NoticeProps = {
  notice: NoticeContent;
  onEnd: () => void;
};

export function Notice({ notice, onEnd }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const { text, action } = notice;
  // What had the focus may be gone, but nobody is interrupted in typing. Not a button of it: an Enter that is pressed twice would undo what
  // it has just done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice takes it once
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea'))
      element.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <div ref={element} className={styles.notice} role="status" tabIndex={-1}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onEnd();
            action.run();
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
