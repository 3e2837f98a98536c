import 'client-only';
import { Fragment } from 'react';
import styles from './SendActions.module.css';

/** The message as WhatsApp shows it: what stands between asterisks is bold. */
export function MessageBubble({ message, onCopy }: { message: string; onCopy: () => void }) {
  return (
    <section ref={scrollToStart} className={styles.bubble} aria-label="Mensaje">
      <p>
        {message.split(/\*([^*\n]+)\*/).map((text, place) => {
          const Text = place % 2 ? 'strong' : Fragment;
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place
          return <Text key={place}>{text}</Text>;
        })}
      </p>
      <button type="button" className="quiet" onClick={onCopy}>
        Copiar
      </button>
    </section>
  );
}

/** It opens below the buttons, where the sheet may end. */
function scrollToStart(bubble: HTMLElement | null) {
  bubble?.scrollIntoView({ block: 'start' });
}
