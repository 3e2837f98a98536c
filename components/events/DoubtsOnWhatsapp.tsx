import { Picture } from '@/components/ui/Picture';
import { WhatsappButton } from '@/components/ui/WhatsappButton';
import styles from './DoubtsOnWhatsapp.module.css';

export function DoubtsOnWhatsapp() {
  return (
    <section className={styles.doubts}>
      <Picture name="servicio-1" alt="" sizes="100vw" className={styles.photo} />
      <h2>Resolvé todas tus dudas por Whatsapp</h2>
      <WhatsappButton>Abrir WhatsApp</WhatsappButton>
    </section>
  );
}
