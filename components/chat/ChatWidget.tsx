import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { WhatsappLink } from '@/components/ui/WhatsappLink';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatLauncher } from './ChatLauncher';
import styles from './ChatLauncher.module.css';

/** The floating WhatsApp chat. It is a plain link before and without scripts, and if the chat throws. */
export function ChatWidget({ facts }: { facts: Facts }) {
  const face = (
    <>
      <WhatsappMark size={32} />
      <span className="visually-hidden">Chatear por WhatsApp</span>
    </>
  );
  return (
    <ErrorBoundary
      fallback={
        <aside className={styles.widget} aria-label="Chat">
          <WhatsappLink className={styles.launcher}>{face}</WhatsappLink>
        </aside>
      }
    >
      <ChatLauncher
        account={{
          name: facts.name,
          welcome: facts.chatWelcome,
          hours: facts.openingHours.length > 0 ? facts.openingHours : undefined,
          phone: config.WHATSAPP_PHONE,
        }}
        plainLink={greetingLink()}
      >
        {face}
      </ChatLauncher>
    </ErrorBoundary>
  );
}
