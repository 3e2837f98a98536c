import styles from './LoadingFailed.module.css';

/** A bar that says that scripts could not be fetched. React has not started, so {@link ScriptRetry} shows it and handles its button. */
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
