import { perPersonText, totalText } from '@/lib/quotation/estimate';
import { formatPrice } from '@/lib/quotation/prices';
import type { QuotationRequest } from '@/lib/quotation/request';
import styles from './ChosenMenu.module.css';
import { useChosen } from './selection-context';

/** The chosen options and the estimate, in the sheet and on paper. */
export function ChosenMenu({ request: { estimate, guests } }: { request: QuotationRequest }) {
  return (
    <>
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
      {estimate && (
        <div className={styles.estimate}>
          <p className={styles.figure}>{perPersonText(estimate)}</p>
          {guests && (
            <p>
              Total para <span>{guests}</span>: <strong>{totalText(estimate, guests)}</strong>
            </p>
          )}
          <p className={styles.caption}>Es una estimación: el precio te lo confirmamos nosotros.</p>
        </div>
      )}
    </>
  );
}
