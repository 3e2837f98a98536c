import { whatsappLink } from '../quotation/whatsapp';
import { config } from './config';

/** The link to a chat with the business for a visitor who has not chosen anything yet. */
export function greetingLink(): string {
  return whatsappLink(config.WHATSAPP_PHONE, 'Hola, quiero hacerles una consulta.');
}
