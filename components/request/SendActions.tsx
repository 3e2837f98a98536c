import 'client-only';
import { useEffect, useRef } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { WhatsappText } from '@/components/ui/WhatsappText';
import { choiceLink } from './linked-choice';
import { useRequest } from './request-context';
import styles from './SendActions.module.css';

const linkWords = {
  copied: 'Enlace del menú copiado. Lleva los platos, no las cantidades.',
  denied: 'Tu navegador no nos deja copiarlo. Este es el enlace:',
};

const messageWords = {
  copied: 'Mensaje copiado.',
  denied: 'Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.',
};

/** What few visitors need: the message to read and copy, its menu to share or print, and the end of the request. */
export function SendActions({ onCancel }: { onCancel: () => void }) {
  const { choice } = useRequest();
  const url = choiceLink(choice.options);
  const { status, isDenied, shareOrCopy } = useHandOver(url, linkWords);
  return (
    <>
      <div className={styles.others}>
        <button
          type="button"
          className="quiet"
          data-count="share"
          onClick={() => shareOrCopy({ title: document.title, url })}
        >
          Compartir
        </button>
        <Message />
        {/* Some apps' browsers, and Firefox for Android before 113, cannot print. */}
        {window.print && (
          <button type="button" className="quiet" onClick={() => window.print()}>
            Imprimir
          </button>
        )}
        <button type="button" className="quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
      <ActionStatus text={status} />
      {isDenied && <p className={styles.link}>{url}</p>}
    </>
  );
}

function Message() {
  const { message } = useRequest();
  const { status, copy } = useHandOver(message, messageWords);
  return (
    <>
      <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}>
        <summary className="quiet">Ver mensaje</summary>
        {/* React breaks on a text that a translator has replaced. */}
        <p className={styles.bubble} translate="no">
          <WhatsappText text={message} />
        </p>
        <button type="button" className="quiet" onClick={copy}>
          Copiar
        </button>
      </details>
      <ActionStatus text={status} />
    </>
  );
}

/** What became of an action. It stands below the button that was pressed, where it may be out of sight. */
function ActionStatus({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) element.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p ref={element} role="status" className={styles.status}>
      {text}
    </p>
  );
}
