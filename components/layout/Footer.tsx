import { cacheLife } from 'next/cache';
import Link from 'next/link';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Wordmark } from '@/components/ui/Wordmark';
import { zonesText } from '@/components/ui/zones-text';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { pages } from '@/lib/site/pages';
import { DAY_MS, todayInBuenosAires } from '@/lib/values/dates';
import styles from './Footer.module.css';
import { LegalLines } from './LegalLines';

const DAY = DAY_MS / 1_000;

/** It says nothing that depends on the hour, because pages are kept. With `content-visibility`, a reload near the end lost its position. */
export async function Footer({ facts }: { facts: Facts }) {
  'use cache';
  cacheLife({ stale: DAY, revalidate: DAY, expire: 365 * DAY });
  const year = todayInBuenosAires(new Date()).slice(0, 4);
  const { name, city, zones, openingHours, street, locality = city, region, postalCode } = facts;
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <Wordmark name={name} />
        {facts.footerText && <p>{facts.footerText}</p>}
      </div>
      <div className={styles.facts}>
        {zones.length > 0 && (
          <p>
            Zona:
            <br />
            {zonesText(zones)}
          </p>
        )}
        {openingHours.length > 0 && (
          <p>
            Horario de atención:
            {openingHours.map(({ text }) => (
              <span key={text}>
                <br />
                {text}
              </span>
            ))}
          </p>
        )}
        {street && <p>{[street, town, region].filter(Boolean).join(', ')}</p>}
      </div>
      <ul>
        {pages.map(({ path, link }) => (
          <li key={path}>
            <Link href={path}>{link}</Link>
          </li>
        ))}
        <ContactLinks instagram={facts.instagram} email={facts.email} />
      </ul>
      <LegalLines {...facts} />
      <p className={styles.copyright}>
        © {year} {name}
      </p>
    </footer>
  );
}
