import 'client-only';
import type { RefObject } from 'react';
import styles from './SendActions.module.css';
import { useRequestForm, useWrittenRequest } from './use-request';

type SendLinkProps = {
  linkRef: RefObject<HTMLAnchorElement | null>;
  onSend: () => void;
};

/** Opens WhatsApp with the request as it is now. */
export function SendLink({ linkRef, onSend }: SendLinkProps) {
  const { mark } = useRequestForm();
  const { link } = useWrittenRequest();
  return (
    <a
      ref={linkRef}
      className={styles.send}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-count="request"
      // The second tap of a double tap must not open WhatsApp again.
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : onSend())}
    >
      {mark}
      <span>Solicitar servicio</span>
    </a>
  );
}
