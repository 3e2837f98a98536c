import 'client-only';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { timeInBuenosAires } from '@/lib/quotation/dates';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { openingStatus } from '@/lib/quotation/opening-status';
import styles from './ChatPanel.module.css';
import { MessageForm } from './MessageForm';

/** How long the chat "types" before its welcome, in milliseconds. */
const WELCOME_AFTER = 2_000;

/** Who answers in the chat. */
export type ChatAccount = {
  name: string;
  welcome: string;
  /** When somebody answers. Where undefined, the panel does not say. */
  hours: readonly OpeningHours[] | undefined;
  /** The business's WhatsApp number with its country code, digits only. */
  phone: string;
};

type ChatPanelProps = {
  account: ChatAccount;
  open: boolean;
  onClose: () => void;
  /** Called when the panel has closed, including when the browser closes it (Esc, or a press elsewhere). */
  onLeave: () => void;
};

export function ChatPanel({ account, open, onClose, onLeave }: ChatPanelProps) {
  const { name, welcome, hours, phone } = account;
  const panel = useRef<HTMLDivElement>(null);
  const [welcomedAt, setWelcomedAt] = useState<string>();
  useKeyboardRoom(panel, open);
  useLayoutEffect(() => {
    panel.current?.togglePopover(open);
  }, [open]);
  useEffect(() => {
    const timer = setTimeout(() => setWelcomedAt(timeInBuenosAires(new Date())), WELCOME_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      ref={panel}
      id="chat"
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-labelledby="chat-title"
      aria-describedby={hours && 'chat-status'}
      // The `::after` covers the launcher: a press on it must not move the focus.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onToggle={({ newState }) => newState === 'closed' && onLeave()}
    >
      <div className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {[...name][0]}
        </span>
        <div className={styles.heading}>
          <p className={styles.account}>{name}</p>
          {hours && open && <OpeningStatus hours={hours} />}
          <h2 id="chat-title" className={styles.title}>
            Hola! Cómo podemos ayudarte?
          </h2>
        </div>
        <button type="button" className={styles.close} aria-label="Cerrar el chat" onClick={onClose} />
      </div>
      <div className={styles.messages} role="log" aria-label="Mensajes">
        {welcomedAt ? (
          <p className={styles.bubble}>
            {welcome} <time className={styles.time}>{welcomedAt}</time>
          </p>
        ) : (
          <p className={styles.bubble}>
            <span className={styles.typing} role="img" aria-label="Escribiendo…">
              <span />
              <span />
              <span />
            </span>
          </p>
        )}
      </div>
      <MessageForm phone={phone} />
    </div>
  );
}

/** Whether somebody answers now and, if not, when they will. It updates while it is shown. */
function OpeningStatus({ hours }: { hours: readonly OpeningHours[] }) {
  const status = useSyncExternalStore(everySecond, () => openingStatus(hours, new Date()));
  return (
    <p id="chat-status" className={styles.status} role="status">
      {status}
    </p>
  );
}

function everySecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1_000);
  return () => clearInterval(timer);
}
