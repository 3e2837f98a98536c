import 'client-only';
import { useState } from 'react';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { emailLink } from '@/lib/quotation/email-link';
import styles from './Contact.module.css';
import { useRequest } from './request-context';

const importQrCode = () => import('./QrCode').then(({ QrCode }) => QrCode);

/** For visitors who have no WhatsApp here: its number, mail and, in wide windows, a code for their phone. */
export function Contact() {
  const { email, phoneText, message, link } = useRequest();
  const [isCodeShown, setCodeShown] = useState(false);
  const [QrCode, failed] = useLazyComponent(importQrCode, Number(isCodeShown));
  return (
    <>
      <p className={styles.contact}>
        Nuestro WhatsApp: <span>{phoneText}</span>
        {email && (
          <a className="quiet" href={emailLink(email, message)}>
            Por correo
          </a>
        )}
        <button
          type="button"
          className="quiet"
          aria-expanded={isCodeShown}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          Código QR
        </button>
      </p>
      {isCodeShown && QrCode && <QrCode link={link} />}
      {isCodeShown && failed && (
        <p>No pudimos cargar el código. Copiá el mensaje y mandalo desde tu teléfono.</p>
      )}
    </>
  );
}
