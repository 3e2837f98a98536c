import styles from './Avatar.module.css';

/** A reviewer's picture, from its address on this site; without one, and until it has loaded, the reviewer's initials. */
export function Avatar({ name, src }: { name: string; src: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
      {src && <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />}
    </span>
  );
}

/** The first letters of the first and the last word: `María del Carmen Gómez` is `MG`. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/^\p{L}/u) ?? []);
  return `${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`.toUpperCase();
}
