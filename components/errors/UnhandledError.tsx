import Link from 'next/link';
import styles from './UnhandledError.module.css';

/**
 * What stands in place of a page that threw, or whose code could not be fetched: the connection broke, or a new version was
 * deployed meanwhile. Rendering it once more would not fetch the code again; loading it anew helps in all cases.
 */
export function UnhandledError() {
  return (
    <section className={styles.error}>
      <h1>Unhandled Thrown Error!</h1>
      <p>
        Algo salió mal de nuestro lado, o se cortó la conexión. Recargá la página o volvé al inicio: tu menú
        queda guardado.
      </p>
      <div className={styles.ways}>
        <button type="button" onClick={() => window.location.reload()}>
          Recargar la página
        </button>
        <Link href="/">Volver al inicio</Link>
      </div>
    </section>
  );
}
