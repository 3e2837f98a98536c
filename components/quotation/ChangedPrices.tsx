import 'client-only';
import { createPortal } from 'react-dom';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';
import { useChosen } from './selection-context';

/** Says in the row of each chosen option whose price has changed what it was before. */
export function ChangedPrices() {
  return useChosen().map(({ id, priceBefore }) => {
    const box = priceBefore !== undefined && document.getElementById(id);
    const label = box instanceof HTMLInputElement && box.labels?.[0];
    return (
      label &&
      priceBefore !== undefined &&
      createPortal(<span className={styles.before}>antes {formatPrice(priceBefore)}</span>, label, id)
    );
  });
}
