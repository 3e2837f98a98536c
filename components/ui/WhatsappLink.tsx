import type { ReactNode } from 'react';
import { config } from '@/lib/site/config';
import { whatsappLink } from '@/lib/values/whatsapp';

type WhatsappLinkProps = { className?: string | undefined; children: ReactNode };

/** Opens a WhatsApp chat with the business. */
export function WhatsappLink({ className, children }: WhatsappLinkProps) {
  return (
    <a
      className={className}
      href={whatsappLink(config.WHATSAPP_PHONE, 'Hola, quiero hacerles una consulta.')}
      target="_blank"
      rel="noopener noreferrer"
      data-count="contact"
    >
      {children}
    </a>
  );
}
