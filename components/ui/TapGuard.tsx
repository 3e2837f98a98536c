import styles from './TapGuard.module.css';

/** Takes the second tap of two for a moment after it is mounted: where something has closed under the finger, it would hit the page. */
export function TapGuard() {
  return <div className={styles.guard} />;
}
