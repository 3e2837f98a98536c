import styles from './Stars.module.css';

type StarsProps = {
  /** How many of the five stars are filled, 0 to 5. */
  count: number;
};

/** Five stars, some of them filled. */
export function Stars({ count }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={`${count} de 5 estrellas`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={star <= count ? styles.filled : styles.empty}
        >
          <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z" />
        </svg>
      ))}
    </span>
  );
}
