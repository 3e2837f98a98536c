import { ContactLinks } from '@/components/ui/ContactLinks';
import { Wordmark } from '@/components/ui/Wordmark';
import styles from './Header.module.css';
import { NavigationLink } from './NavigationLink';
import { PhoneMenu } from './PhoneMenu';
import { SkipLink } from './SkipLink';

/** Logo, links to the two pages, and the ways to reach the business. */
export function Header() {
  return (
    <header className={styles.header}>
      <SkipLink className={styles.skip} />
      <div className={styles.bar}>
        <NavigationLink href="/" className={styles.home}>
          <Wordmark />
        </NavigationLink>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="menu-principal"
          aria-label="Menú"
        />
        <PhoneMenu id="menu-principal" className={styles.navigation}>
          <ul className={styles.links}>
            <li>
              <NavigationLink href="/">Inicio</NavigationLink>
            </li>
            <li>
              <NavigationLink href="/eventos">Cotizar evento</NavigationLink>
            </li>
            <ContactLinks />
          </ul>
        </PhoneMenu>
      </div>
    </header>
  );
}
