import 'client-only';
import { useSyncExternalStore } from 'react';

const LINKED = /^#m=([a-zA-Z\d]*)/;

/** The code of the shared choice in the page's URL; undefined if there is none. A shared link (`/m/…`) loads the page anew.
 * Ticks change neither the address nor the history. */
export function useChoiceCode(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => LINKED.exec(window.location.hash)?.[1],
    () => undefined,
  );
}
