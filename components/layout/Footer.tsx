import { cacheLife } from 'next/cache';
import Link from 'next/link';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Wordmark } from '@/components/ui/Wordmark';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { business } from '@/lib/site/business';
import { BusinessLines } from './BusinessLines';
import styles from './Footer.module.css';
import { LegalLines } from './LegalLines';

const DAY = 24 * 60 * 60;

/** About the business, the ways to reach it, legal lines, copyright. */
export async function Footer() {
  'use cache';
  // Rendered again once a day for the year. Until it expires a visitor gets the old one and never waits for the new one.
  cacheLife({ stale: DAY, revalidate: DAY, expire: 365 * DAY });
  const year = todayInBuenosAires(new Date()).slice(0, 4);
  return (
    // Guarded: the second tap of a double tap would hit a link of the page that comes. A tap before hydration leaves its place here.
    <footer className={styles.footer} data-guarded suppressHydrationWarning>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>{business.texts.footer}</p>
          <BusinessLines />
        </div>
        <ul className={styles.links}>
          <li>
            <Link href="/">Inicio</Link>
          </li>
          <li>
            <Link href="/eventos">Cotizar evento</Link>
          </li>
          <ContactLinks />
        </ul>
        <LegalLines />
        <p className={styles.copyright}>
          © {year} {business.name}
        </p>
      </div>
    </footer>
  );
}
