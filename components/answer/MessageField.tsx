import 'client-only';
import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import fieldStyles from '@/components/ui/Field.module.css';
import type { Answer } from '@/lib/answer/answer';
import { MAX_TEXT } from '@/lib/answer/pasted-lines';
import styles from './AnswerForm.module.css';

type MessageFieldProps = {
  form: UseFormReturn<Answer>;
  problem: string;
  isCut: boolean;
  /** @returns whether the message is a request */
  onRead: (message: string) => boolean;
  onChange: (fields: Partial<Answer>) => void;
  onProblem: (problem: string) => void;
};

/** The visitor's message. A pasted request is read at once; typed text is read by the button. */
export function MessageField({ form, problem, isCut, onRead, onChange, onProblem }: MessageFieldProps) {
  async function paste() {
    try {
      const message = await navigator.clipboard.readText();
      if (!onRead(message)) onChange({ message });
    } catch {
      onProblem('Tu navegador no nos deja leer lo que copiaste: pegalo vos en el campo.');
    }
  }

  /** A pasted request replaces the whole text, wherever the cursor is. */
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (onRead(event.clipboardData.getData('text'))) event.preventDefault();
  }

  return (
    <div className={`${styles.group} ${styles.message}`}>
      <div className={fieldStyles.field}>
        <label htmlFor="pedido">Pegá el pedido</label>
        <textarea
          id="pedido"
          rows={4}
          dir="auto"
          maxLength={MAX_TEXT}
          aria-describedby="pedido-aviso"
          onPaste={takePasted}
          {...form.register('message')}
        />
      </div>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={paste}>
          Pegar
        </button>
        <button type="button" className="quiet" onClick={() => onRead(form.getValues('message'))}>
          Leer el pedido
        </button>
      </div>
      <p id="pedido-aviso" role="status" className={fieldStyles.hint}>
        {problem}
      </p>
      {isCut && (
        <p className={styles.problem} role="status">
          El mensaje está cortado: en WhatsApp tocá Leer más y copialo de nuevo.{' '}
          <button type="button" className="quiet" onClick={() => onChange({ isCut: false })}>
            Seguir con lo que hay
          </button>
        </p>
      )}
    </div>
  );
}
