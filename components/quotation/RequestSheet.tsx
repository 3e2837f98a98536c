import 'client-only';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import { ChosenOptions, ChosenReceipt, EstimateNote, HowItCameAbout } from './ChosenMenu';
import { Contact } from './Contact';
import { RequestFields } from './RequestFields';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';
import { SendActions } from './SendActions';
import { SentQuestion } from './SentQuestion';

/** A receipt: the chosen options, the fields, and the ways to send them. The send button and the price stay in sight at the bottom. */
export function RequestSheet() {
  const { flow, send, link, onSend } = useRequest();
  const sendLink = useRef<HTMLAnchorElement>(null);
  const isDone = flow.sending === 'done';

  /**
   * Enter goes to the next field, and sends in the last one; where somebody says for how many an option is, it ends that. It clicks the link
   * because pop-up blockers and in-app browsers block `window.open`.
   */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // The first Enter reports a half-typed value; the next one goes on without it.
    if (target.validity.badInput && target.getAttribute('aria-invalid') !== 'true') return;
    const next = fieldAfter(target);
    if (isServings(target)) target.blur();
    else if (next) next.focus();
    else sendLink.current?.click();
  }

  /** A phone's keyboard names its large key by what it does here. */
  function nameEnter({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const goesOn = fieldAfter(target) ? 'next' : 'send';
    target.enterKeyHint = isServings(target) ? 'done' : goesOn;
  }

  /** The link or button that had the focus disappears with the question. */
  function focusSend(change: () => void) {
    flushSync(change);
    sendLink.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys pressed in its fields
    <div className={styles.sheet} onKeyDown={goOn} onFocus={nameEnter}>
      <SentQuestion onSendAgain={() => focusSend(onSend)} />
      <h2 id="solicitud" className={styles.head}>
        Solicitar servicio de catering:
      </h2>
      <div className={styles.content}>
        {!isDone && (
          <p className={styles.small}>
            Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
            confirmar el evento.
          </p>
        )}
        <h3>Incluye:</h3>
        <ChosenOptions isFixed={isDone} />
        {/* A refresh of the page may take chosen options away while the sheet is open. */}
        {flow.notice && <p role="alert">{flow.notice.text}</p>}
        <EstimateNote />
        {!isDone && <RequestFields />}
        <SendActions />
      </div>
      <div className={styles.pinned}>
        <div className={styles.pay}>
          {isDone ? (
            <button type="button" className="quiet" onClick={() => focusSend(() => send({ type: 'again' }))}>
              Mandar otra vez
            </button>
          ) : (
            <a
              ref={sendLink}
              className={styles.send}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              data-count="request"
              // The second tap of a double tap must not open WhatsApp again.
              onClick={(event) => (event.detail > 1 ? event.preventDefault() : onSend())}
            >
              <span>
                <WhatsappMark size={24} />
                Solicitar servicio
              </span>
            </a>
          )}
          <ChosenReceipt />
        </div>
        <div className={styles.small}>
          <HowItCameAbout />
          {!isDone && <p>Se abre WhatsApp con tu pedido escrito; lo mandás vos.</p>}
          <div className={styles.contact}>
            <Contact />
          </div>
        </div>
      </div>
    </div>
  );
}

function isServings({ name }: HTMLInputElement): boolean {
  return name.startsWith('servings.');
}

/** The next field of the sheet that is in view, without those of the options. */
function fieldAfter(field: HTMLInputElement): HTMLElement | undefined {
  const all =
    field
      .closest('dialog')
      ?.querySelectorAll<HTMLElement>('[data-field] input, select, textarea:not([readonly])') ?? [];
  const shown = [...all].filter((one) => !one.closest('details:not([open])'));
  return shown[shown.indexOf(field) + 1];
}
