import styles from './TapGuard.module.css';

/** Catches taps for a moment after it is mounted: where something closed, the second tap of a double tap would hit the page behind. */
export function TapGuard() {
  return <div className={styles.guard} />;
}
