import { WhatsappLink } from '@/components/ui/WhatsappLink';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import { Chat } from './Chat';
import styles from './Chat.module.css';

/** The floating WhatsApp chat. Without popovers or scripts a plain link takes its place. */
export function ChatWidget({ facts }: { facts: Facts }) {
  const face = (
    <>
      <WhatsappMark size={32} />
      <span className="visually-hidden">Chatear por WhatsApp</span>
    </>
  );
  return (
    <aside className={styles.widget} aria-label="Chat">
      <WhatsappLink className={styles.link}>{face}</WhatsappLink>
      <Chat
        account={{
          name: facts.name,
          welcome: facts.chatWelcome,
          hours: facts.openingHours.length > 0 ? facts.openingHours : undefined,
          phone: config.WHATSAPP_PHONE,
        }}
        link={<WhatsappLink className="quiet">Abrir WhatsApp</WhatsappLink>}
      >
        {face}
      </Chat>
    </aside>
  );
}
