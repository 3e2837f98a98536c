import 'client-only';
import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { MAX_TEXT } from '@/lib/quotation/pasted-lines';
import { readMessage } from '@/lib/quotation/read-message';
import styles from './AnswerForm.module.css';

type MessageFieldProps = {
  message: string;
  /** Why the message could not be read, in Spanish; empty where it could. */
  problem: string;
  onChange: (message: string) => void;
  onRead: (message: string) => void;
};

/** The visitor's message: a request is read at once when it is pasted, else by the button. */
export function MessageField({ message, problem, onChange, onRead }: MessageFieldProps) {
  const [clipboardProblem, setClipboardProblem] = useState('');
  const isLong = message.length > MAX_TEXT;

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

  /** A request takes the place of the one before, wherever the cursor stands. */
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!readMessage(pasted)) return;
    event.preventDefault();
    read(pasted);
  }

  function take({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    // Says that it is no request.
    if (isPasted && !readMessage(value)) read(value);
    else onChange(value);
  }

  return (
    <div className={styles.group}>
      <div className={styles.field}>
        <label htmlFor="pedido">Pegá el pedido</label>
        <textarea
          id="pedido"
          rows={4}
          aria-describedby="pedido-aviso"
          value={message}
          onPaste={takePasted}
          onChange={take}
        />
      </div>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={paste}>
          Pegar
        </button>
        <button type="button" className="quiet" onClick={() => read(message)}>
          Leer el pedido
        </button>
      </div>
      <p id="pedido-aviso" role="status" className={styles.hint}>
        {[clipboardProblem || problem, isLong && 'Es muy largo: leímos el comienzo.']
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
