import 'client-only';
import type { ReactNode } from 'react';
import { useRequest } from './request-context';

type SendLinkProps = { className?: string | undefined; children: ReactNode };

/** Opens WhatsApp with the message. It is a link because pop-up blockers and in-app browsers block `window.open`. */
export function SendLink({ className, children }: SendLinkProps) {
  const { link, send } = useRequest();
  return (
    <a
      className={className}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-count="request"
      // The second tap of a double tap must not open WhatsApp again.
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : send({ type: 'send' }))}
    >
      {children}
    </a>
  );
}
