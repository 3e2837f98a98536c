import { useEffect, useState } from 'react';

/**
 * Tells when an unopened chat may draw attention to itself: after a while, with one sound, until it is opened.
 * @param playSound must keep its identity between renders, or the wait starts anew; must not throw
 */
export function useNotification(unopened: boolean, afterMs: number, playSound: () => void): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!unopened) return;
    const timer = setTimeout(() => {
      setDue(true);
      playSound();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [unopened, afterMs, playSound]);
  return due && unopened;
}
