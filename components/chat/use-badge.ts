import 'client-only';
import { useEffect, useState } from 'react';

/** How long the chat waits unopened before it draws attention to itself, in milliseconds. */
const WAIT = 60_000;

/** Whether the unopened chat draws attention to itself: after a minute, with one chime, until it is opened. */
export function useBadge(unopened: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!unopened || due) return;
    const timer = setTimeout(() => {
      setDue(true);
      import('./chime').then(({ playChime }) => playChime()).catch(() => undefined);
    }, WAIT);
    return () => clearTimeout(timer);
  }, [unopened, due]);
  return due && unopened;
}
