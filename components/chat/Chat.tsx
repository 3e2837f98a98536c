'use client';

import { type FocusEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import styles from './Chat.module.css';
import type { ChatAccount } from './ChatBody';
import { Typing } from './Typing';

const ChatBody = lazy(() => import('./ChatBody').then((code) => ({ default: code.ChatBody })));

type ChatProps = {
  account: ChatAccount;
  /** A link to WhatsApp, for a panel whose code does not come. */
  link: ReactNode;
  /** Icon and name of the button. */
  children: ReactNode;
};

/**
 * The round button in the corner, and the panel that it opens: a popover that the button names in the HTML, so it opens before hydration, and
 * the browser handles Esc, a press beside it and the state of the button. The body of the panel comes when it is first opened.
 */
export function Chat({ account, link, children }: ChatProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const notified = useBadge(chat === 'unopened');

  useEffect(() => {
    // Opened before hydration. Browsers without popovers do not know the selector.
    if (panel.current?.hidePopover && panel.current.matches(':popover-open')) setChat('open');
  }, []);

  /** Open, the panel would cover what has the focus next: https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget))
      panel.current?.hidePopover?.();
  }

  const waiting = (
    <div className={styles.messages}>
      <Typing />
      <p className={styles.late}>{link}</p>
    </div>
  );
  return (
    <>
      <button
        type="button"
        className={styles.launcher}
        popoverTarget="chat"
        data-count="chat"
        onBlur={onBlur}
      >
        {children}{' '}
        {notified && (
          <span className={styles.badge}>
            1<span className="visually-hidden"> mensaje nuevo</span>
          </span>
        )}
      </button>
      <div
        ref={panel}
        id="chat"
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
        aria-describedby={account.openingTimes.length > 0 ? 'chat-status' : undefined}
        onToggle={({ newState }) => setChat(newState === 'open' ? 'open' : 'closed')}
        onBlur={onBlur}
      >
        <div className={styles.header}>
          <span className={styles.avatar} aria-hidden="true">
            {[...account.name][0]}
          </span>
          <div className={styles.heading}>
            <p className={styles.account}>{account.name}</p>
            <h2 id="chat-title" className={styles.title}>
              Hola! Cómo podemos ayudarte?
            </h2>
          </div>
          <button
            type="button"
            className={styles.close}
            popoverTarget="chat"
            popoverTargetAction="hide"
            aria-label="Cerrar el chat"
          />
        </div>
        <ErrorBoundary fallback={waiting}>
          <Suspense fallback={waiting}>
            {chat === 'unopened' ? waiting : <ChatBody account={account} isOpen={chat === 'open'} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}

/** How long the chat waits unopened before it draws attention to itself, in milliseconds. */
const WAIT = 60_000;

/** Whether the unopened chat draws attention to itself: after a minute, with one chime, until it is opened. */
function useBadge(unopened: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!unopened || due) return;
    const timer = setTimeout(() => {
      setDue(true);
      import('./chime').then(({ playChime }) => playChime()).catch(() => undefined);
    }, WAIT);
    return () => clearTimeout(timer);
  }, [unopened, due]);
  return due && unopened;
}
