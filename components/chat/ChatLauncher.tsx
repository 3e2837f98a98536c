'use client';

import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './ChatLauncher.module.css';
import type { ChatPanelProps } from './ChatPanel';
import { playChime } from './chime';
import { useNotification } from './use-notification';

type ChatLauncherProps = {
  /** Who the visitor chats with: the business's name. */
  accountName: string;
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
  /** Where the launcher leads as long as, or whenever, the panel cannot be had. */
  plainLink: string;
  icon: ReactNode;
  /** How long the chat waits unopened before it draws attention to itself, in milliseconds. */
  notifyAfterMs?: number;
  /** How long the typing dots show, in milliseconds. */
  typingMs?: number;
  /** Goes with the badge. Must not throw. */
  playSound?: () => void;
  /** The clock behind the welcome message's time label. */
  now?: () => Date;
  /** Fetches the panel's code. */
  loadPanel?: () => Promise<ComponentType<ChatPanelProps>>;
};

const importPanel = () => import('./ChatPanel').then(({ ChatPanel }) => ChatPanel);
const currentTime = () => new Date();

/**
 * The round button at the corner. A plain WhatsApp link in the server's HTML, a toggle of the chat panel once it has hydrated,
 * and a plain link again if the panel's code cannot be fetched. That code is fetched at the first sign of interest.
 */
export function ChatLauncher({
  accountName,
  phone,
  plainLink,
  icon,
  notifyAfterMs = 60_000,
  typingMs = 2_000,
  playSound = playChime,
  now = currentTime,
  loadPanel = importPanel,
}: ChatLauncherProps) {
  const panelId = useId();
  const [control, setControl] = useState<'link' | 'button'>('link');
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const notified = useNotification(chat === 'unopened', notifyAfterMs, playSound);

  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLElement>(null);
  const loading = useRef<Promise<void>>(undefined);
  const keepsFocus = useRef(false);

  function become(next: 'link' | 'button') {
    keepsFocus.current = launcher.current === document.activeElement;
    setControl(next);
  }

  /** Link and button are different elements: a visitor whose focus stands on one must find it on the other. */
  function attach(element: HTMLElement | null) {
    launcher.current = element;
    if (!element || !keepsFocus.current) return;
    keepsFocus.current = false;
    element.focus();
  }

  function prepare() {
    loading.current ??= loadPanel()
      .catch(loadPanel)
      .then(
        (loaded) => setPanel(() => loaded),
        () => become('link'),
      );
  }

  function toggle() {
    prepare();
    if (chat === 'open') close();
    else setChat('open');
  }

  function close() {
    setChat(Panel ? 'closed' : 'unopened');
    launcher.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: hydrating happens once
  useEffect(() => become('button'), []);

  const abandoned = control === 'link' && chat === 'open';
  useEffect(() => {
    // The chat is open and its panel cannot be loaded: this opens WhatsApp, where the browser still allows it.
    if (abandoned) launcher.current?.click();
  }, [abandoned]);

  const label = <VisuallyHidden>Chatear por WhatsApp</VisuallyHidden>;
  return (
    <aside ref={widget} className={styles.widget} data-floating aria-label="Chat">
      {control === 'link' ? (
        <a
          ref={attach}
          className={styles.launcher}
          href={plainLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          {icon}
          {label}
        </a>
      ) : (
        <button
          ref={attach}
          type="button"
          className={styles.launcher}
          aria-expanded={chat === 'open' && Panel !== undefined}
          aria-controls={panelId}
          onPointerEnter={prepare}
          onTouchStart={prepare}
          onFocus={prepare}
          onClick={toggle}
        >
          {icon}
          {label}{' '}
          {notified && (
            <span className={styles.badge}>
              1<VisuallyHidden> mensaje nuevo</VisuallyHidden>
            </span>
          )}
        </button>
      )}
      {Panel && chat !== 'unopened' && (
        <Panel
          id={panelId}
          accountName={accountName}
          phone={phone}
          open={chat === 'open'}
          widget={widget}
          onClose={close}
          onClickAway={() => setChat('closed')}
          typingMs={typingMs}
          now={now}
        />
      )}
    </aside>
  );
}
