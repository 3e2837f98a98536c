import { createPortal } from 'react-dom';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';
import { useChosen } from './selection-context';

export function ChangedPrices() {
  const chosen = useChosen();
  return chosen.map(({ id, priceBefore }) => {
    const label = priceBefore !== undefined && document.querySelector(`label[for="${id}"]`);
    return (
      label &&
      createPortal(<span className={styles.before}>antes {formatPrice(priceBefore)}</span>, label, id)
    );
  });
}
