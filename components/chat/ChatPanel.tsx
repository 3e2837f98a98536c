import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEscape } from '@/lib/browser/use-escape';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { useLeave } from '@/lib/browser/use-leave';
import { timeInBuenosAires } from '@/lib/quotation/clock';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import styles from './ChatPanel.module.css';
import { MessageForm } from './MessageForm';
import { OpeningStatus } from './OpeningStatus';

/** What the launcher hands to the dialog. */
export type ChatPanelProps = {
  id: string;
  /** Who the visitor chats with: the business's name. */
  accountName: string;
  /** The first message. */
  welcome: string;
  /** When somebody answers; nothing is said about it without. */
  hours: readonly OpeningHours[] | undefined;
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
  open: boolean;
  /** Launcher and panel together: pressing anywhere else closes the chat. */
  widget: RefObject<HTMLElement | null>;
  /** Closes and gives the focus back to the launcher. */
  onClose: () => void;
  /** Closes, and leaves the focus where the visitor has gone. */
  onLeave: () => void;
  /** How long the typing dots show, in milliseconds. */
  typingMs: number;
  /** The clock behind the welcome message's time label and the opening hours. */
  now: () => Date;
};

/**
 * The chat's dialog. It is not modal: the page behind stays in use. Mounted at the first opening and only hidden afterwards, so
 * that the dots show once and a half-written text survives closing.
 */
export function ChatPanel({
  id,
  accountName,
  welcome,
  hours,
  phone,
  open,
  widget,
  onClose,
  onLeave,
  typingMs,
  now,
}: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [welcomedAt, setWelcomedAt] = useState<string>();

  useEscape(open, onClose);
  useLeave(open, widget, onLeave);
  useKeyboardRoom(panel, open);
  useEffect(() => {
    const timer = setTimeout(() => setWelcomedAt(timeInBuenosAires(now())), typingMs);
    return () => clearTimeout(timer);
  }, [typingMs, now]);

  const titleId = `${id}-title`;
  const statusId = `${id}-status`;
  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={hours && statusId}
      hidden={!open}
    >
      <div className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {[...accountName][0]}
        </span>
        <div className={styles.heading}>
          <p className={styles.account}>{accountName}</p>
          {hours && open && <OpeningStatus id={statusId} hours={hours} now={now} />}
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
      <MessageForm phone={phone} focused={open} />
    </div>
  );
}
