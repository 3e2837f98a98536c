import { useSyncExternalStore } from 'react';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { openingStatus } from '@/lib/quotation/opening-status';
import styles from './ChatPanel.module.css';

type OpeningStatusProps = {
  id: string;
  hours: readonly OpeningHours[];
};

/** Whether somebody answers now and, if not, from when. Stays right while it is shown. */
export function OpeningStatus({ id, hours }: OpeningStatusProps) {
  const status = useSyncExternalStore(everySecond, () => openingStatus(hours, new Date()));
  return (
    <p id={id} className={styles.status} role="status">
      {status}
    </p>
  );
}

function everySecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1_000);
  return () => clearInterval(timer);
}
