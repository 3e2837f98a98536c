import 'client-only';
import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether what is out of sight is part of the page. It is in the server's HTML. After a link within the site it comes in a second rendering,
 * because with it the page takes much longer to show.
 */
export function useIsWhole(): boolean {
  const isInHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isInHtml);
}
