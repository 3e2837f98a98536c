import 'client-only';
import { useSyncExternalStore } from 'react';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { openingStatus } from '@/lib/quotation/opening-status';
import styles from './ChatPanel.module.css';

type OpeningStatusProps = {
  id: string;
  hours: readonly OpeningHours[];
};

const MINUTE_MS = 60_000;

/** Whether somebody answers now and, if not, when they will. It updates while it is shown. */
export function OpeningStatus({ id, hours }: OpeningStatusProps) {
  const minute = useSyncExternalStore(everySecond, currentMinute);
  return (
    <p id={id} className={styles.status} role="status">
      {openingStatus(hours, new Date(minute * MINUTE_MS))}
    </p>
  );
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function everySecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1_000);
  return () => clearInterval(timer);
}
