import 'client-only';
import { WhatsappText } from '@/components/ui/WhatsappText';
import styles from './SendActions.module.css';

/** The message as WhatsApp shows it. */
export function MessageBubble({ message, onCopy }: { message: string; onCopy: () => void }) {
  return (
    <section ref={scrollToStart} className={styles.bubble} aria-label="Mensaje">
      <p>
        <WhatsappText text={message} />
      </p>
      <button type="button" className="quiet" onClick={onCopy}>
        Copiar
      </button>
    </section>
  );
}

/** The message opens below the buttons, where it may be out of sight. */
function scrollToStart(bubble: HTMLElement | null) {
  bubble?.scrollIntoView({ block: 'start' });
}
