import 'client-only';
import { chosenText } from '@/components/menu/ChosenCount';
import { awaitedText, receipt, shortFigure } from '@/lib/bill/bill-texts';
import type { ReadChoice } from '@/lib/request/request';
import styles from './ChoiceSummary.module.css';

/** More would not fit beside the menu in a low window. */
const MAX_TITLES = 8;

type ChoiceSummaryProps = { choice: ReadChoice; onRequest: () => void };

/** Beside the menu in a wide window: the chosen options, what they cost, and a button that opens the request. */
export function ChoiceSummary({ choice, onRequest }: ChoiceSummaryProps) {
  const { options, party, bill } = choice;
  const figure = shortFigure(bill, party.guests);
  const how = receipt(bill).how || bill.problem || awaitedText(bill);
  const others = options.length - MAX_TITLES;
  return (
    <section className={styles.summary} aria-labelledby="tu-menu">
      <p id="tu-menu" className={styles.title}>
        Tu menú
      </p>
      {options.length === 0 ? (
        <p className={styles.count}>Lo que marques se va sumando acá.</p>
      ) : (
        <>
          {figure && <p className={styles.figure}>{figure}</p>}
          {how && <p className={styles.count}>{how}</p>}
          <button type="button" className={styles.request} onClick={onRequest}>
            Pedir cotización
          </button>
          <p className={styles.count}>{chosenText(options.length)}</p>
          <ul className={styles.titles}>
            {options.slice(0, MAX_TITLES).map(({ id, title }) => (
              <li key={id} className="clamped">
                <bdi>{title}</bdi>
              </li>
            ))}
            {others > 0 && <li>{`y ${others} más`}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
