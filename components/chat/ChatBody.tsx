import 'client-only';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { timeInBuenosAires } from '@/lib/values/dates';
import type { OpeningHours } from '@/lib/values/opening-hours';
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
  /** When somebody answers. Where undefined, the panel does not say. */
  hours: readonly OpeningHours[] | undefined;
  /** The business's WhatsApp number with its country code, digits only. */
  phone: string;
};

/** What the panel holds below its header. */
export function ChatBody({ account, isOpen }: { account: ChatAccount; isOpen: boolean }) {
  const { welcome, hours, phone } = account;
  const [welcomedAt, setWelcomedAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWelcomedAt(timeInBuenosAires(new Date())), WELCOME_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {hours && isOpen && <OpeningStatus hours={hours} />}
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

/**
 * Whether somebody answers now and, if not, when they will. Compared every second: a kept page may be days old, and one long timer would stop
 * while the device sleeps.
 */
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
