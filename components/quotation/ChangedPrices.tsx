import 'client-only';
import { createPortal } from 'react-dom';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChangedPrices.module.css';
import { useChosen } from './selection-context';

/** Says in the row of each chosen option whose price has changed what it was before. */
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
