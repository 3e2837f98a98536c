import { WhatsappButton } from '@/components/ui/WhatsappButton';
import styles from './DoubtsOnWhatsapp.module.css';

export function DoubtsOnWhatsapp() {
  return (
    <section className={styles.doubts}>
      <h2>Resolvé todas tus dudas por Whatsapp</h2>
      <WhatsappButton>Abrir WhatsApp</WhatsappButton>
    </section>
  );
}
