import 'client-only';
import { estimate, estimateText } from '@/lib/quotation/estimate';
import { chosenText } from './chosen-text';
import styles from './MenuSummary.module.css';
import { useChosen } from './selection-context';

/** More would not fit beside the menu in a low window. */
const MAX_TITLES = 8;

/** Beside the menu in a wide window: the chosen options, their price, and a button that opens the request. */
export function MenuSummary({ onRequest }: { onRequest: () => void }) {
  const chosen = useChosen();
  const sum = estimate(chosen);
  const others = chosen.length - MAX_TITLES;
  return (
    <section className={styles.summary} aria-labelledby="tu-menu">
      <p id="tu-menu" className={styles.title}>
        Tu menú
      </p>
      {chosen.length === 0 ? (
        <p className={styles.count}>Lo que marques se va sumando acá.</p>
      ) : (
        <>
          {sum && <p className={styles.figure}>{estimateText(sum)}</p>}
          <button type="button" className={styles.request} onClick={onRequest}>
            Pedir cotización
          </button>
          <p className={styles.count}>{chosenText(chosen.length)}</p>
          <ul className={styles.titles}>
            {chosen.slice(0, MAX_TITLES).map(({ id, title }) => (
              <li key={id} className="clamped">
                {title}
              </li>
            ))}
            {others > 0 && <li>{others === 1 ? 'y 1 más' : `y ${others} más`}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
