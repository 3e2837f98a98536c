import styles from './Stars.module.css';

/** The five stars, each from its top. */
const stars = [12, 39, 66, 93, 120].map(
  (x) => `M${x} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z`,
);

/** Five stars, filled up to the count, rounded down. */
export function Stars({ count }: { count: number }) {
  const whole = Math.floor(count);
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 132 24"
      role="img"
      aria-label={`${String(count).replace('.', ',')} de 5 estrellas`}
    >
      {whole > 0 && <path className={styles.filled} d={stars.slice(0, whole).join('')} />}
      {whole < 5 && <path d={stars.slice(whole).join('')} />}
    </svg>
  );
}
