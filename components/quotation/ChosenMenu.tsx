import 'client-only';
import { estimateText, partsText, totalText } from '@/lib/quotation/estimate';
import { kinds } from '@/lib/quotation/field-kinds';
import { peopleText } from '@/lib/quotation/people-count';
import { formatPrice } from '@/lib/quotation/prices';
import { requestTotal } from '@/lib/quotation/request';
import styles from './ChosenMenu.module.css';
import { useChosen } from './selection-context';
import { useRequest } from './use-request';

/** The chosen options with their prices, in the sheet and on paper. */
export function ChosenOptions() {
  return (
    <ul className={styles.chosen}>
      {useChosen().map(({ id, title, price, unit, priceBefore }) => (
        <li key={id}>
          <span>{title}</span>{' '}
          {price !== undefined && <span className={styles.price}>{formatPrice(price, unit)}</span>}{' '}
          {priceBefore !== undefined && (
            <span className={styles.before}>antes {formatPrice(priceBefore)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the chosen options cost for a person and, with a number of guests, in total. */
export function ChosenEstimate() {
  const { sum, total, guests } = useTotal();
  if (!sum) return null;
  return (
    <div className={styles.estimate}>
      <p className={styles.figure}>{estimateText(sum)}</p>
      {total && (
        <p>
          <span>{total.minimum ? 'Total:' : `Total para ${guests}:`}</span>{' '}
          <strong>{totalText(total)}</strong>
          <span>{total.minimum && ` (mínimo ${total.minimum})`}</span>
        </p>
      )}
      {!total && sum.minimum && <p>Mínimo {peopleText(sum.minimum)}</p>}
    </div>
  );
}

/** How the total came about where it has several parts, and what an estimate is not. */
export function EstimateNote() {
  const { sum, total } = useTotal();
  const parts = total && partsText(total);
  return (
    sum && (
      <p className={styles.note}>
        {parts && `${parts}. `}Es una estimación: el precio te lo confirmamos nosotros.
      </p>
    )
  );
}

function useTotal() {
  const request = useRequest();
  return { sum: request.estimate, total: requestTotal(request), guests: kinds.guests.write(request.guests) };
}
