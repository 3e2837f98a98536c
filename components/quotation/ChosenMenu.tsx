import 'client-only';
import { useFormContext, useWatch } from 'react-hook-form';
import { parseCount } from '@/lib/quotation/counts';
import { estimate, perPersonText, totalText } from '@/lib/quotation/estimate';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChosenMenu.module.css';
import type { RequestFields } from './request-fields';
import { useChosen } from './selection-context';

/** The chosen options with their prices, in the sheet and on paper. */
export function ChosenOptions() {
  return (
    <ul className={styles.chosen}>
      {useChosen().map(({ id, title, price, priceBefore }) => (
        <li key={id}>
          <span>{title}</span>{' '}
          {price !== undefined && <span className={styles.price}>{formatPrice(price)}</span>}{' '}
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
  const { control } = useFormContext<RequestFields>();
  const guests = parseCount(useWatch({ control, name: 'guests' }));
  const sum = estimate(useChosen());
  if (!sum) return null;
  return (
    <div className={styles.estimate}>
      <p className={styles.figure}>{perPersonText(sum)}</p>
      {guests && (
        <p>
          Total para <span>{guests}</span>: <strong>{totalText(sum, guests)}</strong>
        </p>
      )}
    </div>
  );
}

/** What the estimate is, and is not. */
export function EstimateNote() {
  const sum = estimate(useChosen());
  return sum && <p className={styles.note}>Es una estimación: el precio te lo confirmamos nosotros.</p>;
}
