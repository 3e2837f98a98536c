import styles from './LoadingFailed.module.css';

/** A bar that tells that scripts could not be fetched. {@link ScriptRetry} shows it and handles its button: React has not started. */
export function LoadingFailed() {
  return (
    <div className={styles.bar} role="alert">
      <p>No pudimos cargar todo el sitio.</p>
      <button type="button" className="primary" data-reload>
        Recargar
      </button>
    </div>
  );
}
