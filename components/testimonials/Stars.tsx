import styles from './Stars.module.css';

const EDGES = [0, 27, 54, 81, 108];

const OUTLINE = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** The same star without its right half. */
const HALF = 'v14.8l-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** Five stars, filled up to the count, rounded down to half a star. */
export function Stars({ count }: { count: number }) {
  const star = (index: number, shape = OUTLINE) => `M${Number(EDGES[index]) + 12} 2.6${shape}`;
  const whole = Math.floor(count);
  const filled = EDGES.slice(0, whole).map((_, index) => star(index));
  const half = count % 1 < 0.5 ? '' : star(whole, HALF);
  const outlined = EDGES.slice(whole).map((_, index) => star(whole + index));
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 132 24"
      role="img"
      aria-label={`${String(count).replace('.', ',')} de 5 estrellas`}
    >
      {half && <path className={styles.half} d={half} />}
      <path className={styles.filled} d={filled.join('')} />
      <path d={outlined.join('')} />
    </svg>
  );
}
