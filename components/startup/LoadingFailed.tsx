import styles from './LoadingFailed.module.css';

/** A bar that says so when the scripts cannot be fetched; {@link ScriptRescue} decides when, and does what its button says. */
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
