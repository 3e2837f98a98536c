import { whatsappLink } from '@/lib/values/whatsapp';
import { config } from './config';

export function greetingLink(): string {
  return whatsappLink(config.WHATSAPP_PHONE, 'Hola, quiero hacerles una consulta.');
}
