import styles from './Wordmark.module.css';

/** @param props.name the business's */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.flame} viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="var(--tomato)"
          d="M17.2 1.5c.9 5-1.5 7.3-4 10-2.7 2.9-5.7 5.9-5.7 11A8.7 8.7 0 0 0 16.3 31c5 0 8.7-3.8 8.7-8.9 0-4.3-2-6.8-3.3-10.6-.5 2.2-1.3 3.6-2.7 4.7.6-5.3.3-10.6-1.8-14.7Z"
        />
        <path
          fill="var(--ember)"
          d="M16.9 12.5c.3 3.3-1.2 4.8-2.7 6.6-1.2 1.5-2.2 3-2.2 5.3a4.7 4.7 0 0 0 4.5 4.9c2.7 0 4.8-2.1 4.8-5 0-2.4-1-3.8-1.8-5.6-.3 1.1-.7 1.9-1.4 2.5.2-3.1 0-6.1-1.2-8.7Z"
        />
        <path
          fill="var(--yolk)"
          d="M16.5 20.6c.1 1.7-.6 2.5-1.3 3.4-.5.7-.9 1.4-.9 2.4a2.3 2.3 0 0 0 2.3 2.5c1.4 0 2.4-1.1 2.4-2.6 0-1.2-.5-1.9-.9-2.8-.2.5-.4.9-.7 1.2 0-1.5-.2-2.9-.9-4.1Z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
