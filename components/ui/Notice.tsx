import 'client-only';
import { useLayoutEffect, useRef } from 'react';
import styles from './Notice.module.css';

/** What has happened, and an action that can be taken. */
export type NoticeContent = { text: string; action?: { label: string; run: () => void } | undefined };

/**
 * Stays until it is closed: who reads slowly needs time (https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html).
 * @param onEnd called when it is closed, and before its action runs
 */
export function Notice({ notice, onEnd }: { notice: NoticeContent; onEnd: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const { text, action } = notice;
  // What had the focus may be gone, so the notice takes it, unless a field or a checkbox has it. Its buttons do not: a second Enter would
  // undo what the first one did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice takes the focus once
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea'))
      element.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <div ref={element} className={styles.notice} role="status" tabIndex={-1}>
      <p className={styles.text}>{text}</p>
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
