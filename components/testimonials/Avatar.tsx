import styles from './Avatar.module.css';

/** @param props.src the address of the reviewer's picture on this site; without it the default picture shows */
export function Avatar({ src }: { src: string | undefined }) {
  return (
    <span className={styles.avatar}>
      {src && <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />}
    </span>
  );
}
