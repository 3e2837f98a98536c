import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import { shortZonesText } from '@/components/ui/zones-text';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { menuPrices } from '@/lib/menu/starting-price';
import styles from './Banner.module.css';
import { SmoothLink } from './SmoothLink';

export function Banner({ menus, facts }: { menus: MenuCategory[]; facts: Facts }) {
  const prices = menuPrices(menus, facts.startingPrice);
  const zones = shortZonesText(facts.zones, facts.city);
  return (
    <section className={styles.banner} data-under-header>
      <Picture
        name="hero"
        alt=""
        sizes="min(max(100vw, 156svh), 120rem)"
        className={styles.photo}
        priority
        instead={{ file: 'hero-upright', media: '(max-aspect-ratio: 4/5)', sizes: '100vw' }}
      />
      <div className={styles.content}>
        {zones && <p className={styles.zones}>{zones}</p>}
        <h1 className={styles.title}>Cátering para tu evento</h1>
        {facts.bannerText && <p className={styles.sentence}>{facts.bannerText}</p>}
        <p className={styles.ways}>
          <SmoothLink href="/eventos" className="primary">
            Armá tu menú
          </SmoothLink>{' '}
          {/* Not a plain `<a>`: Next's router must know the history entry, or Back shows another page (16.4.6). */}
          <Link href="#menu-section" className={styles.gallery}>
            Ver fotos
          </Link>
        </p>
        <ul className={styles.facts}>
          {facts.bannerFacts.map((fact) => (
            <BannerFact key={fact} text={fact} />
          ))}
          {prices && (
            <li>
              <small>Menús por persona</small> <b>{prices}</b>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** A claim. One that begins with a number is set in larger type. No line begins with a dot. */
function BannerFact({ text }: { text: string }) {
  return <li>{/^\S*\d/.test(text) ? <b>{text}</b> : text.replaceAll(' ·', '\u00a0·')}</li>;
}
