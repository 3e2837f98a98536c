import { Band } from '@/components/ui/Band';
import { WhatsappLink } from '@/components/ui/WhatsappLink';

export function DoubtsOnWhatsapp() {
  return (
    <Band photo="evento-7" title="Resolvé todas tus dudas por Whatsapp">
      <WhatsappLink className="primary">Abrir WhatsApp</WhatsappLink>
    </Band>
  );
}
