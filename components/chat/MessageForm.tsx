import 'client-only';
import { useLayoutEffect, useRef, useState } from 'react';
import { whatsappLink } from '@/lib/values/whatsapp';
import styles from './MessageForm.module.css';

/** @param props.phone the business's WhatsApp number with its country code, digits only */
export function MessageForm({ phone }: { phone: string }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLAnchorElement>(null);
  const message = text.trim();
  const empty = message === '';

  useLayoutEffect(() => {
    // Whenever the popover opens, it focuses the element with this attribute, which React does not write (19.3). The first time it is open
    // before the field is there.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, []);

  function startOver() {
    setText('');
    input.current?.focus({ preventScroll: true });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.current?.click();
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="text"
        dir="auto"
        aria-label="Tu mensaje"
        placeholder="Escribe un mensaje..."
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <a
        ref={send}
        className={styles.send}
        aria-disabled={empty}
        role={empty ? 'link' : undefined}
        href={empty ? undefined : whatsappLink(phone, message)}
        target="_blank"
        rel="noopener noreferrer"
        data-count="contact"
        // Waits until the browser has followed the link: clearing the text at once removes the address first (Chromium 156).
        onClick={empty ? undefined : () => setTimeout(startOver)}
      >
        <span className="visually-hidden">Enviar</span>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <path d="M3.4 20.4 21.6 12 3.4 3.6 3.4 10l11 2-11 2Z" />
        </svg>
      </a>
    </form>
  );
}
