import 'client-only';
import { createPortal } from 'react-dom';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChangedPrices.module.css';
import { useChosen } from './selection-context';

/** Shows the previous price in the row of each chosen option with a changed price. */
export function ChangedPrices() {
  return useChosen().map(({ id, priceBefore }) => {
    const label = document.querySelector(`label[for="${id}"]`);
    return (
      label &&
      priceBefore !== undefined &&
      createPortal(<span className={styles.before}>antes {formatPrice(priceBefore)}</span>, label, id)
    );
  });
}
