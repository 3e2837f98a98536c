import 'client-only';
import type { RefObject } from 'react';
import styles from './SendActions.module.css';
import { useWrittenRequest } from './use-request';

type SendLinkProps = {
  /** WhatsApp number of the business with its country code, digits alone. */
  phone: string;
  linkRef: RefObject<HTMLAnchorElement | null>;
  onSend: () => void;
};

/** Opens WhatsApp with the request as it is now. */
export function SendLink({ phone, linkRef, onSend }: SendLinkProps) {
  const { link } = useWrittenRequest(phone);
  return (
    <a
      ref={linkRef}
      className={styles.send}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-count="request"
      // The second tap of two opens nothing.
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : onSend())}
    >
      Solicitar servicio
    </a>
  );
}
