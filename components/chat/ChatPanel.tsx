import 'client-only';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { timeInBuenosAires } from '@/lib/quotation/dates';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import styles from './ChatPanel.module.css';
import { MessageForm } from './MessageForm';
import { OpeningStatus } from './OpeningStatus';

const TYPING_TIME = 2_000;

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
  id: string;
  account: ChatAccount;
  open: boolean;
  onClose: () => void;
  /** Called when the panel has closed, including when the browser closes it (Esc, or a press elsewhere). */
  onLeave: () => void;
};

/** The chat's dialog, a popover. */
export function ChatPanel({ id, account, open, onClose, onLeave }: ChatPanelProps) {
  const { name, welcome, hours, phone } = account;
  const panel = useRef<HTMLDivElement>(null);
  const [welcomedAt, setWelcomedAt] = useState<string>();
  useKeyboardRoom(panel, open);
  useLayoutEffect(() => {
    panel.current?.togglePopover(open);
  }, [open]);
  useEffect(() => {
    const timer = setTimeout(() => setWelcomedAt(timeInBuenosAires(new Date())), TYPING_TIME);
    return () => clearTimeout(timer);
  }, []);
  const titleId = `${id}-title`;
  const statusId = `${id}-status`;

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={hours && statusId}
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
          {hours && open && <OpeningStatus id={statusId} hours={hours} />}
          <h2 id={titleId} className={styles.title}>
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
