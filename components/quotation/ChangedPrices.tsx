import 'client-only';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './ChangedPrices.module.css';
import { none, useSelection } from './selection';

/** Shows the previous price in the row of each option with a changed price. */
export function ChangedPrices() {
  const { subscribe, changed } = useSelection();
  return useSyncExternalStore(subscribe, changed, () => none).map(({ id, priceBefore }) => {
    const label = document.querySelector(`label[for="${id}"]`);
    return (
      label &&
      priceBefore !== undefined &&
      createPortal(<span className={styles.before}>antes {formatPrice(priceBefore)}</span>, label, id)
    );
  });
}
