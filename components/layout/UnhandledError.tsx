import Link from 'next/link';
import styles from './UnhandledError.module.css';

/** What stands in place of a page that threw. `retry` renders it once more. */
export function UnhandledError({ retry }: { retry: () => void }) {
  return (
    <section className={styles.error}>
      <h1>Unhandled Thrown Error!</h1>
      <p>Algo salió mal de nuestro lado. Probá de nuevo o volvé al inicio.</p>
      <div className={styles.ways}>
        <button type="button" onClick={retry}>
          Probar de nuevo
        </button>

        <Link href="/">Volver al inicio</Link>
      </div>
    </section>
  );
}
