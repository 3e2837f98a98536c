import type { Facts } from '@/lib/content/rows/facts/facts';
import { WhatsappLink } from './WhatsappLink';

export function ContactLinks({ instagram, email }: Pick<Facts, 'instagram' | 'email'>) {
  return (
    <>
      <li>
        <WhatsappLink>WhatsApp</WhatsappLink>
      </li>
      {instagram && (
        <li>
          <a href={instagram} target="_blank" rel="noopener noreferrer">
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
