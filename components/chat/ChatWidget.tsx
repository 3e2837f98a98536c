import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatLauncher } from './ChatLauncher';
import styles from './ChatLauncher.module.css';

/** The floating WhatsApp chat. The server renders it as a plain link, which works before and without scripts. */
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
        <WhatsappMark size={32} />
      </ChatLauncher>
    </ErrorBoundary>
  );
}

/** The link shown when the chat throws. */
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
        <WhatsappMark size={32} />
        <VisuallyHidden>Chatear por WhatsApp</VisuallyHidden>
      </a>
    </aside>
  );
}
