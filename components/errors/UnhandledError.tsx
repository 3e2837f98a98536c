import Link from 'next/link';
import styles from './errors.module.css';

/** Replaces a page that threw or failed to load. It offers a reload because Next's `reset()` does not request missing code again. */
export function UnhandledError() {
  return (
    <section className={styles.error}>
      <h1>Unhandled Thrown Error!</h1>
      <p>
        Algo salió mal de nuestro lado, o se cortó la conexión. Recargá la página o volvé al inicio: tu menú
        queda guardado.
      </p>
      <div className={styles.ways}>
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          Recargar la página
        </button>
        <Link href="/" className="quiet">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
