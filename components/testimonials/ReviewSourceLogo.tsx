import styles from './ReviewSourceLogo.module.css';

/** Drawn by the style sheet: as elements it would be a quarter of a page with 60 reviews. */
export function ReviewSourceLogo() {
  return <span className={styles.logo} role="img" aria-label="Google" />;
}
