import { Band } from '@/components/ui/Band';
import { WhatsappButton } from '@/components/ui/WhatsappButton';

export function DoubtsOnWhatsapp() {
  return (
    <Band photo="servicio-1" title="Resolvé todas tus dudas por Whatsapp">
      <WhatsappButton>Abrir WhatsApp</WhatsappButton>
    </Band>
  );
}
