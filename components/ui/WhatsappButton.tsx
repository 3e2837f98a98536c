import type { ReactNode } from 'react';
import { greetingLink } from '@/lib/site/greeting-link';

export function WhatsappButton({ children }: { children: ReactNode }) {
  return (
    <a
      className="primary"
      href={greetingLink()}
      target="_blank"
      rel="noopener noreferrer"
      data-count="contact"
    >
      {children}
    </a>
  );
}
