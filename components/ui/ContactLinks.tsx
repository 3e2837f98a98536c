import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { WhatsappLink } from './WhatsappLink';

export function ContactLinks() {
  const { INSTAGRAM_URL } = config;
  const { email } = business;
  return (
    <>
      <li>
        <WhatsappLink>WhatsApp</WhatsappLink>
      </li>
      {INSTAGRAM_URL && (
        <li>
          <a href={INSTAGRAM_URL} target="_blank" rel="noopener noreferrer">
            Instagram
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </>
  );
}
