import styles from './Stars.module.css';

type StarsProps = {
  /** How many of the five stars are filled, 0 to 5. */
  count: number;
};

/** The left edges of the stars, in units of the picture: each star is 24 wide, and 3 are between two of them. */
const EDGES = [0, 27, 54, 81, 108];

/** A star from its upper point. */
const OUTLINE = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** Five stars, some of them filled. One picture: with one for each star, half of the reviews' elements were stars. */
export function Stars({ count }: StarsProps) {
  const outlines = EDGES.map((edge) => `M${edge + 12} 2.6${OUTLINE}`);
  const filled = Math.floor(count);
  return (
    <svg className={styles.stars} viewBox="0 0 132 24" role="img" aria-label={`${count} de 5 estrellas`}>
      <path className={styles.filled} d={outlines.slice(0, filled).join('')} />
      <path d={outlines.slice(filled).join('')} />
    </svg>
  );
}
