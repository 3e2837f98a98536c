import 'client-only';
import { receipt } from '@/lib/quotation/estimate';
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

/** What the chosen options cost: in total for the guests or, where their number is not known, for a person. */
export function ChosenReceipt() {
  const { total, guests, figure } = useReceipt();
  const label = total?.minimum ? 'Total:' : `Total para ${guests}:`;
  return (
    figure && (
      <p className={styles.receipt} data-long={figure.length > 24 || undefined}>
        {total && <span>{label}</span>} <strong>{figure}</strong>
      </p>
    )
  );
}

/** How the figure came about, in small type; without a total, what it cannot be below. */
export function HowItCameAbout() {
  const { how, minimum } = useReceipt();
  return how && <p>{minimum ? `Se cobra para ${peopleText(minimum)} como mínimo.` : how}</p>;
}

/** What an estimate is not. */
export function EstimateNote() {
  return (
    useReceipt().figure && (
      <p className={styles.note}>Es una estimación: el precio te lo confirmamos nosotros.</p>
    )
  );
}

function useReceipt() {
  const { sum, total, guests } = useTotal();
  return { total, guests, minimum: total ? undefined : sum?.minimum, ...(sum && receipt(sum, total)) };
}

function useTotal() {
  const request = useRequest();
  return { sum: request.estimate, total: requestTotal(request), guests: kinds.guests.write(request.guests) };
}
