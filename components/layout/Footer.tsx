import { cacheLife } from 'next/cache';
import Link from 'next/link';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Wordmark } from '@/components/ui/Wordmark';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { openingHoursText } from '@/lib/quotation/opening-hours-text';
import { business } from '@/lib/site/business';
import { pages } from '@/lib/site/pages';
import { zonesText } from '@/lib/site/zones-text';
import styles from './Footer.module.css';
import { LegalLines } from './LegalLines';

const DAY = 24 * 60 * 60;

export async function Footer() {
  'use cache';
  cacheLife({ stale: DAY, revalidate: DAY, expire: 365 * DAY });
  const year = todayInBuenosAires(new Date()).slice(0, 4);
  const { address, name, openingHours, place, texts, zones } = business;
  const town = [address?.postalCode, address?.locality ?? place].filter(Boolean).join(' ');
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <Wordmark />
        <p>{texts.footer}</p>
      </div>
      <div className={styles.facts}>
        <p>
          Zona:
          <br />
          {zonesText(zones)}
        </p>
        {openingHours && (
          <p>
            Horario de atención:
            <br />
            {openingHoursText(openingHours)}
          </p>
        )}
        {address && <p>{[address.street, town, address.region].filter(Boolean).join(', ')}</p>}
      </div>
      <ul>
        {pages.map(({ path, link }) => (
          <li key={path}>
            <Link href={path}>{link}</Link>
          </li>
        ))}
        <ContactLinks />
      </ul>
      <LegalLines />
      <p className={styles.copyright}>
        © {year} {name}
      </p>
    </footer>
  );
}
