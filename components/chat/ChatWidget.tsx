import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatLauncher } from './ChatLauncher';
import styles from './ChatLauncher.module.css';

/** The floating WhatsApp chat of every page. Its HTML is a plain link, so that it works before and without scripts. */
export function ChatWidget() {
  return (
    <ErrorBoundary fallback={<PlainChat />}>
      <ChatLauncher
        account={{
          name: business.name,
          welcome: business.texts.chatWelcome,
          hours: business.openingHours,
          phone: config.WHATSAPP_PHONE,
        }}
        plainLink={greetingLink()}
      >
        <HandsetIcon />
      </ChatLauncher>
    </ErrorBoundary>
  );
}

/** The link that stands in place of a chat that cannot be shown. */
function PlainChat() {
  return (
    <aside className={styles.widget} aria-label="Chat">
      <a
        className={styles.launcher}
        href={greetingLink()}
        target="_blank"
        rel="noopener noreferrer"
        data-count="contact"
      >
        <HandsetIcon />
        <VisuallyHidden>Chatear por WhatsApp</VisuallyHidden>
      </a>
    </aside>
  );
}

function HandsetIcon() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
      <path
        d="M8 4h16a4.5 4.5 0 0 1 4.5 4.5v11a4.5 4.5 0 0 1-4.5 4.5h-9.5l-6 4.5V24H8a4.5 4.5 0 0 1-4.5-4.5v-11A4.5 4.5 0 0 1 8 4Z"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g stroke="currentColor" strokeLinecap="round">
        <path d="M11.8 9.6c-.9 5 3.4 9.3 8.4 8.4" strokeWidth="2.6" />
        <path d="m11.8 9.6 1.3 1.8m7.1 6.6-1.8-1.3" strokeWidth="4.2" />
      </g>
    </svg>
  );
}
