import { ContactLinks } from '@/components/ui/ContactLinks';
import { Wordmark } from '@/components/ui/Wordmark';
import { pages } from '@/lib/site/pages';
import styles from './Header.module.css';
import { NavigationLink } from './NavigationLink';
import { PhoneMenu } from './PhoneMenu';
import { SkipLink } from './SkipLink';

/** Logo, links to the pages, and the ways to reach the business. */
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
            {pages.map(({ path, link }) => (
              <li key={path}>
                <NavigationLink href={path}>{link}</NavigationLink>
              </li>
            ))}
            <ContactLinks />
          </ul>
        </PhoneMenu>
      </div>
    </header>
  );
}
