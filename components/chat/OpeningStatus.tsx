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
  const status = useSyncExternalStore(everyMinute, () => openingStatus(hours, new Date()));
  return (
    <p id={id} className={styles.status} role="status">
      {status}
    </p>
  );
}

const MINUTE = 60_000;

function everyMinute(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
