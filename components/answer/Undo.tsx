import 'client-only';
import styles from './AnswerForm.module.css';

type UndoProps = {
  /** What has replaced what was there. */
  text: string;
  onUndo: () => void;
  onEnd: () => void;
};

export function Undo({ text, onUndo, onEnd }: UndoProps) {
  return (
    <div ref={(notice) => takeLostFocus(notice)} className={styles.undo} role="status" tabIndex={-1}>
      <p>{text}</p>
      <button type="button" className="quiet" onClick={onUndo}>
        Deshacer
      </button>
      <button type="button" className="cross round" aria-label="Cerrar el aviso" onClick={onEnd} />
    </div>
  );
}

/** The focused element may have been removed. As an inline function it is called at each rendering: the text may be another. */
function takeLostFocus(notice: HTMLElement | null) {
  if (document.activeElement === document.body) notice?.focus({ preventScroll: true });
}
