import 'client-only';
import { useState } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { WhatsappText } from '@/components/ui/WhatsappText';
import { ActionStatus } from './ActionStatus';
import { Contact } from './Contact';
import { useRequest } from './request-context';
import { Selectable } from './Selectable';
import styles from './SendActions.module.css';

export const messageWords = {
  copied: 'Mensaje copiado.',
  denied: 'Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.',
};

/** What few visitors need: the message to read, copy or print, and other ways to send it. */
export function MoreActions() {
  const { message } = useRequest();
  const [isMessageShown, setMessageShown] = useState(false);
  const { status, say, isDenied, copy } = useHandOver(message, messageWords);

  function toggleMessage() {
    setMessageShown(!isMessageShown);
    say('');
  }

  return (
    <>
      <div ref={scrollToStart} className={styles.others}>
        <button type="button" onClick={copy}>
          Copiar mensaje
        </button>
        <button type="button" aria-expanded={isMessageShown} onClick={toggleMessage}>
          Ver mensaje
        </button>
        {/* Some apps' browsers, and Firefox on phones, cannot print. */}
        {window.print && (
          <button type="button" onClick={() => window.print()}>
            Imprimir
          </button>
        )}
      </div>
      <ActionStatus text={status} />
      {isDenied && <Selectable label="Mensaje" text={message} />}
      {isMessageShown && (
        <section ref={scrollToStart} className={styles.bubble} aria-label="Mensaje">
          <p>
            <WhatsappText text={message} />
          </p>
        </section>
      )}
      <div className={styles.forNarrowWindows}>
        <Contact />
      </div>
    </>
  );
}

/** What opens may be out of sight, below what opened it. */
function scrollToStart(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' });
}
