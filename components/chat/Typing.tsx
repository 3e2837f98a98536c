import styles from './Chat.module.css';

export function Typing() {
  return (
    <p className={styles.bubble}>
      <span className={styles.typing} role="img" aria-label="Escribiendo…">
        <span />
        <span />
        <span />
      </span>
    </p>
  );
}
