'use client';

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTapGuard } from '@/lib/browser/use-tap-guard';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import styles from './ChatLauncher.module.css';
import type { ChatPanelProps } from './ChatPanel';
import { useNotification } from './use-notification';

type ChatLauncherProps = {
  /** Who the visitor chats with: the business's name. */
  accountName: string;
  /** The first message in the panel. */
  welcome: string;
  /** When somebody answers. */
  hours?: readonly OpeningHours[] | undefined;
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
  /** The clock of the panel. */
  now?: () => Date;
  /** Fetches the panel's code. */
  loadPanel?: () => Promise<ComponentType<ChatPanelProps>>;
};

const importPanel = () => import('./ChatPanel').then(({ ChatPanel }) => ChatPanel);
const currentTime = () => new Date();

/** Where its code cannot be fetched there is no sound. */
const playChime = () => {
  import('./chime').then(
    (chime) => chime.playChime(),
    () => undefined,
  );
};

/**
 * The round button at the corner. A plain WhatsApp link in the server's HTML, a toggle of the chat panel once it has hydrated,
 * and a plain link again if the panel's code cannot be fetched. It is one element all the time: a press that starts before
 * hydration ends on it, and it keeps the focus. The panel's code is fetched at the first sign of interest.
 */
export function ChatLauncher({
  accountName,
  welcome,
  hours,
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
  const [isToggle, setIsToggle] = useState(false);
  const [chat, setChat] = useState<'unopened' | 'open' | 'closed' | 'left'>('unopened');
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const notified = useNotification(chat === 'unopened', notifyAfterMs, playSound);

  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLAnchorElement>(null);
  const opened = chat === 'open' && Panel !== undefined;
  const loading = useRef<Promise<void>>(undefined);
  useTapGuard(widget, Panel !== undefined);

  function prepare() {
    loading.current ??= loadPanel()
      .catch(loadPanel)
      .then(
        (loaded) => setPanel(() => loaded),
        () => setIsToggle(false),
      );
  }

  function onClick(event: MouseEvent) {
    // With one of these keys the visitor asks for the link in a new tab or window, or for its file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    prepare();
    // While the panel's code is loading, another press says no more than the first.
    if (opened) close();
    else setChat('open');
  }

  function close() {
    setChat('closed');
    launcher.current?.focus();
  }

  // A link scrolls the page at Space; a button is pressed when the key is released.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') event.preventDefault();
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key === ' ') launcher.current?.click();
  }

  useEffect(() => setIsToggle(true), []);

  const abandoned = !isToggle && chat === 'open';
  useEffect(() => {
    // The chat is open and its panel cannot be loaded: this opens WhatsApp, where the browser still allows it.
    if (abandoned) launcher.current?.click();
  }, [abandoned]);

  return (
    <aside
      ref={widget}
      className={styles.widget}
      data-floating
      data-guarded
      aria-label="Chat"
      // A tap before hydration leaves its place here.
      suppressHydrationWarning
    >
      <a
        ref={launcher}
        className={styles.launcher}
        href={plainLink}
        target="_blank"
        rel="noopener noreferrer"
        {...(isToggle && {
          role: 'button',
          'aria-expanded': opened,
          'aria-controls': panelId,
          onPointerEnter: prepare,
          onTouchStart: prepare,
          onFocus: prepare,
          onClick,
          onKeyDown,
          onKeyUp,
        })}
      >
        {icon}
        <VisuallyHidden>Chatear por WhatsApp</VisuallyHidden>{' '}
        {notified && isToggle && (
          <span className={styles.badge}>
            1<VisuallyHidden> mensaje nuevo</VisuallyHidden>
          </span>
        )}
      </a>
      {Panel && chat !== 'unopened' && (
        <Panel
          id={panelId}
          accountName={accountName}
          welcome={welcome}
          hours={hours}
          phone={phone}
          open={chat === 'open'}
          widget={widget}
          onClose={close}
          onLeave={() => setChat('left')}
          typingMs={typingMs}
          now={now}
        />
      )}
    </aside>
  );
}
