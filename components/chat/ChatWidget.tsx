import { WhatsappLink } from '@/components/ui/WhatsappLink';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import { Chat } from './Chat';
import styles from './Chat.module.css';

/**
 * The floating WhatsApp chat. Sending opens the visitor's text in WhatsApp. Without popovers or scripts a plain link replaces it. A library,
 * https://www.npmjs.com/package/react-floating-whatsapp 5.0.8, adds 231 kB of compressed scripts and 120 to 186 kB of HTML to every page, where
 * this folder adds 1 kB of scripts, and 2 kB on demand. It also hides its button from assistive technology, and does not encode the text.
 */
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
          openingTimes: facts.openingHours.flatMap(({ times }) => times),
          phone: config.WHATSAPP_PHONE,
        }}
        link={<WhatsappLink className="quiet">Abrir WhatsApp</WhatsappLink>}
      >
        {face}
      </Chat>
    </aside>
  );
}
