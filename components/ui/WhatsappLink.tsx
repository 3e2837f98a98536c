import type { ReactNode } from 'react';
import { greetingLink } from '@/lib/site/greeting-link';

type WhatsappLinkProps = { className?: string | undefined; children: ReactNode };

/** Opens a WhatsApp chat with the business. */
export function WhatsappLink({ className, children }: WhatsappLinkProps) {
  return (
    <a
      className={className}
      href={greetingLink()}
      target="_blank"
      rel="noopener noreferrer"
      data-count="contact"
    >
      {children}
    </a>
  );
}
