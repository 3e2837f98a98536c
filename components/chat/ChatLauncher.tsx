'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TapGuard } from '@/components/ui/TapGuard';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import styles from './ChatLauncher.module.css';
import type { ChatAccount } from './ChatPanel';
import { useBadge } from './use-badge';

type ChatLauncherProps = {
  account: ChatAccount;
  /** Where the launcher leads while the panel cannot open: before hydration, without popovers, or without the panel's code. */
  plainLink: string;
  /** Its icon and name. */
  children: ReactNode;
};

const importPanel = () => import('./ChatPanel').then(({ ChatPanel }) => ChatPanel);

/** The round button in the corner. While the panel cannot open, it is a plain WhatsApp link. */
export function ChatLauncher({ account, plainLink, children }: ChatLauncherProps) {
  const [supported, setSupported] = useState(false);
  const [signsOfInterest, setSignsOfInterest] = useState(0);
  const [Panel, failed] = useLazyComponent(importPanel, signsOfInterest);
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed' | 'left'>('unopened');
  const notified = useBadge(chat === 'unopened');
  const launcher = useRef<HTMLAnchorElement>(null);
  const isToggle = supported && !failed;
  const opened = chat === 'open' && Panel !== undefined;
  /** Whether the panel was open when the pointer went down: the browser closes it then, before the click. */
  const openedAtPress = useRef(false);

  // Without popovers (Chrome before 114, Firefox before 125, Safari before 17) the launcher stays a link.
  useEffect(() => setSupported('togglePopover' in HTMLElement.prototype), []);
  useEffect(() => {
    if (!failed || chat !== 'open') return;
    launcher.current?.click();
    setChat('unopened');
  }, [failed, chat]);

  function leave() {
    setChat((before) => (before === 'open' ? 'left' : before));
  }

  function prepare() {
    setSignsOfInterest((signs) => signs + 1);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    // With one of these keys the visitor opens the link in a new tab or window, or downloads it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    prepare();
    // Safari does not focus a pressed link, and a closing popover returns the focus to what had it before.
    event.currentTarget.focus();
    setChat(opened || openedAtPress.current ? 'closed' : 'open');
    openedAtPress.current = false;
  }

  // On a link, Space scrolls the page. A button is pressed when Space is released.
  function onKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (event.type === 'keyup') launcher.current?.click();
  }

  return (
    <aside
      className={styles.widget}
      aria-label="Chat"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <a
        ref={launcher}
        className={opened ? `cross ${styles.launcher}` : styles.launcher}
        href={plainLink}
        target="_blank"
        rel="noopener noreferrer"
        data-count={isToggle ? 'chat' : 'contact'}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(isToggle && {
          role: 'button',
          'aria-expanded': opened,
          'aria-controls': 'chat',
          onPointerDown: () => {
            openedAtPress.current = opened;
          },
          onClick,
          onKeyDown: onKey,
          onKeyUp: onKey,
        })}
      >
        {children}{' '}
        {notified && isToggle && (
          <span className={styles.badge}>
            1<span className="visually-hidden"> mensaje nuevo</span>
          </span>
        )}
      </a>
      {chat === 'closed' && <TapGuard />}
      {Panel && chat !== 'unopened' && (
        <Panel account={account} open={opened} onClose={() => setChat('closed')} onLeave={leave} />
      )}
    </aside>
  );
}
