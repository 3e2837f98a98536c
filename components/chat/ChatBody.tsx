import 'client-only';
import { useEffect, useState } from 'react';
import { timeInBuenosAires } from '@/lib/values/dates';
import type { OpeningTimes } from '@/lib/values/opening-hours';
import { openingStatus } from '@/lib/values/opening-status';
import styles from './Chat.module.css';
import { MessageForm } from './MessageForm';
import { Typing } from './Typing';

/** How long the chat "types" before its welcome, in milliseconds. */
const WELCOME_AFTER = 2_000;

/** Who answers in the chat. */
export type ChatAccount = {
  name: string;
  welcome: string;
  /** When somebody answers. Without any, the panel does not say. */
  openingTimes: readonly OpeningTimes[];
  /** The business's WhatsApp number with its country code, digits only. */
  phone: string;
};

/** What the panel holds below its header. */
export function ChatBody({ account, isOpen }: { account: ChatAccount; isOpen: boolean }) {
  const { welcome, openingTimes, phone } = account;
  const [welcomedAt, setWelcomedAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWelcomedAt(timeInBuenosAires(new Date())), WELCOME_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {/* Compared with the clock whenever the panel opens. */}
      {openingTimes.length > 0 && isOpen && (
        <p id="chat-status" className={styles.status}>
          {openingStatus(openingTimes, new Date())}
        </p>
      )}
      <div className={styles.messages} role="log" aria-label="Mensajes">
        {welcomedAt ? (
          <p className={styles.bubble}>
            {welcome} <time className={styles.time}>{welcomedAt}</time>
          </p>
        ) : (
          <Typing />
        )}
      </div>
      <MessageForm phone={phone} />
    </>
  );
}
