import 'client-only';
import { type ClipboardEvent, type RefObject, useState } from 'react';
import fieldStyles from '@/components/ui/Field.module.css';
import type { AnswerBusiness } from '@/lib/answer/answer';
import { answerTo } from '@/lib/answer/answer-to';
import { MAX_TEXT } from '@/lib/answer/pasted-lines';
import { type ReadRequest, readMessage } from '@/lib/answer/read-message';
import { answerSum } from '@/lib/answer/sum';
import type { RequestOption } from '@/lib/menu/request-option';
import styles from './Answer.module.css';
import type { Draft } from './use-draft';

const NO_REQUEST =
  'Ahí no encontramos un pedido del sitio. Lo de abajo quedó como estaba: podés completarlo a mano.';

type MessageFieldProps = {
  draft: Draft;
  /** Today's menu. */
  offered: readonly RequestOption[];
  /** The day of its prices, `yyyy-MM-dd`; empty if unknown. */
  pricesOn: string;
  business: AnswerBusiness;
  /** Takes the focus if the answer lacks no amount. */
  resultRef: RefObject<HTMLElement | null>;
};

/** The visitor's message. A pasted request is read at once; typed text is read by the button. */
export function MessageField({ draft, offered, pricesOn, business, resultRef }: MessageFieldProps) {
  const { id, isCut, message } = draft.answer;
  /** Why the text could not be read or pasted, in Spanish, and for which answer: beside another it does not show. */
  const [hint, setHint] = useState({ text: '', of: '' });
  const say = (text: string) => setHint({ text, of: id });

  /** @returns whether the text is a request */
  function read(text: string): boolean {
    const request = readMessage(text);
    say(request ? '' : NO_REQUEST);
    if (!request) return false;
    const answer = { ...answerTo(request, text, offered, business, new Date()), pricesOn };
    draft.replace(answer, readNotice(request));
    const { options } = answerSum(answer, business.childRate);
    const missing = options.findIndex(({ price }) => price === undefined);
    if (missing < 0) resultRef.current?.focus();
    else draft.setFocus(`rows.${missing}.amount`);
    return true;
  }

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      if (!read(text)) draft.change({ message: text });
    } catch {
      say('Tu navegador no nos deja leer lo que copiaste: pegalo vos en el campo.');
    }
  }

  /** A pasted request replaces the whole text, wherever the cursor is. */
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (read(event.clipboardData.getData('text'))) event.preventDefault();
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
          {...draft.register('message')}
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
      <p id="pedido-aviso" role="status" className={fieldStyles.hint}>
        {hint.of === id && hint.text}
      </p>
      {isCut && (
        <p className={styles.problem} role="status">
          El mensaje está cortado: en WhatsApp tocá Leer más y copialo de nuevo.{' '}
          <button type="button" className="quiet" onClick={() => draft.change({ isCut: false })}>
            Seguir con lo que hay
          </button>
        </p>
      )}
    </div>
  );
}

function readNotice({ name, requests }: ReadRequest): string {
  const others = requests > 1 ? ` Había ${requests}: usamos el último.` : '';
  return `Leímos el pedido${name && ` de ${name}`}.${others}`;
}
