import 'client-only';
import { emailLink } from '@/lib/values/email-link';
import styles from './Contact.module.css';
import { useRequest } from './request-context';

/** For visitors who have no WhatsApp here: its number, and mail. */
export function Contact() {
  const { business, message } = useRequest();
  const { email, phoneText } = business;
  return (
    <p className={styles.contact}>
      Nuestro WhatsApp: <span>{phoneText}</span>
      {email && (
        <a className="quiet" href={emailLink(email, message)}>
          Por correo
        </a>
      )}
    </p>
  );
}
