import styles from './Stars.module.css';

const EDGES = [0, 27, 54, 81, 108];

const OUTLINE = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

export function Stars({ count }: { count: number }) {
  const outlines = EDGES.map((edge) => `M${edge + 12} 2.6${OUTLINE}`);
  const filled = Math.floor(count);
  return (
    <svg className={styles.stars} viewBox="0 0 132 24" role="img" aria-label={`${count} de 5 estrellas`}>
      <path className={styles.filled} d={outlines.slice(0, filled).join('')} />
      <path d={outlines.slice(filled).join('')} />
    </svg>
  );
}
