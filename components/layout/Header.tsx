import { ContactLinks } from '@/components/ui/ContactLinks';
import { JumpLink } from '@/components/ui/JumpLink';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { pages } from '@/lib/site/pages';
import styles from './Header.module.css';
import { HeadingFocus } from './HeadingFocus';
import { NavigationLink } from './NavigationLink';

export function Header({ facts }: { facts: Facts }) {
  return (
    <header className={styles.header}>
      <JumpLink to="contenido" className={styles.skip}>
        Saltar al contenido
      </JumpLink>
      <HeadingFocus />
      <div className={styles.bar}>
        <NavigationLink href="/" className={styles.home}>
          <Wordmark name={facts.name} />
        </NavigationLink>
        <nav className={styles.navigation} aria-label="Principal">
          <ul className={styles.links}>
            {pages.map(({ path, link }) => (
              <li key={path}>
                <NavigationLink href={path}>{link}</NavigationLink>
              </li>
            ))}
            <ContactLinks instagram={facts.instagram} email={facts.email} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
