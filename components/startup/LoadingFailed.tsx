import styles from './LoadingFailed.module.css';

/**
 * A bar that tells the visitor that scripts could not be fetched, with a button that reloads. In the server's HTML, hidden until
 * {@link ScriptRescue} sets `data-loading` to `failed`; the click on `data-reload` is handled there too, for React has not started.
 */
export function LoadingFailed() {
  return (
    <div className={styles.bar} role="alert">
      <p>No pudimos cargar todo el sitio.</p>
      <button type="button" data-reload>
        Recargar
      </button>
    </div>
  );
}
