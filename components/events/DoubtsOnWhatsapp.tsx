import { WhatsappButton } from '@/components/ui/WhatsappButton';
import styles from './DoubtsOnWhatsapp.module.css';

/** The end of the events page: a link to ask questions on WhatsApp. */
export function DoubtsOnWhatsapp() {
  return (
    <section className={styles.doubts}>
      <h2 className={styles.title}>Resolvé todas tus dudas por Whatsapp</h2>
      <WhatsappButton>Abrir WhatsApp</WhatsappButton>
    </section>
  );
}
