import 'client-only';
import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import fieldStyles from '@/components/ui/Field.module.css';
import type { Answer } from '@/lib/answer/answer';
import { isReadInPart } from '@/lib/quotation/pasted-lines';
import { readMessage } from '@/lib/quotation/read-message';
import styles from './AnswerForm.module.css';

type MessageFieldProps = {
  form: UseFormReturn<Answer>;
  /** Why the message could not be read, in Spanish; empty where it could. */
  problem: string;
  isCut: boolean;
  onRead: (message: string) => void;
  /** Called when the owner goes on with a cut message. */
  onGoOn: () => void;
};

/** The visitor's message. Pasted text is read at once; typed text is read by the button. */
export function MessageField({ form, problem, isCut, onRead, onGoOn }: MessageFieldProps) {
  const [clipboardProblem, setClipboardProblem] = useState('');
  const isLong = isReadInPart(form.getValues('message'));
  const { onChange, ...field } = form.register('message');

  async function paste() {
    try {
      read(await navigator.clipboard.readText());
    } catch {
      setClipboardProblem('Tu navegador no nos deja leer lo que copiaste: pegalo vos en el campo.');
    }
  }

  function read(pasted: string) {
    setClipboardProblem('');
    onRead(pasted);
  }

  /** A pasted request replaces the whole text, wherever the cursor is. */
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!readMessage(pasted)) return;
    event.preventDefault();
    read(pasted);
  }

  function take(event: ChangeEvent<HTMLTextAreaElement>) {
    const { nativeEvent, currentTarget } = event;
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    // Shows that the text is not a request.
    if (isPasted && !readMessage(currentTarget.value)) read(currentTarget.value);
    else onChange(event);
  }

  return (
    <div className={`${styles.group} ${styles.message}`}>
      <div className={fieldStyles.field}>
        <label htmlFor="pedido">Pegá el pedido</label>
        <textarea
          id="pedido"
          rows={4}
          aria-describedby="pedido-aviso"
          {...field}
          onPaste={takePasted}
          onChange={take}
        />
      </div>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={paste}>
          Pegar
        </button>
        <button type="button" className="quiet" onClick={() => read(form.getValues('message'))}>
          Leer el pedido
        </button>
      </div>
      <p id="pedido-aviso" role="status" className={fieldStyles.hint}>
        {[clipboardProblem || problem, isLong && 'Es muy largo: leímos solo una parte.']
          .filter(Boolean)
          .join(' ')}
      </p>
      {isCut && (
        <p className={styles.problem} role="status">
          El mensaje está cortado: en WhatsApp tocá Leer más y copialo de nuevo.{' '}
          <button type="button" className="quiet" onClick={onGoOn}>
            Seguir con lo que hay
          </button>
        </p>
      )}
    </div>
  );
}
