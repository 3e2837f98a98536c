import styles from './Stars.module.css';

/** The top of each star. */
const STARTS = ['M12 2.6', 'M39 2.6', 'M66 2.6', 'M93 2.6', 'M120 2.6'];

const OUTLINE = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** The same star without its right half. */
const HALF = 'v14.8l-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** Five stars, filled up to the count, rounded down to half a star. */
export function Stars({ count }: { count: number }) {
  const whole = Math.floor(count);
  const stars = STARTS.map((start) => start + OUTLINE);
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 132 24"
      role="img"
      aria-label={`${String(count).replace('.', ',')} de 5 estrellas`}
    >
      {count % 1 >= 0.5 && <path className={styles.half} d={`${STARTS[whole]}${HALF}`} />}
      {whole > 0 && <path className={styles.filled} d={stars.slice(0, whole).join('')} />}
      {whole < 5 && <path d={stars.slice(whole).join('')} />}
    </svg>
  );
}
