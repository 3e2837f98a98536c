import 'client-only';
import { useSyncExternalStore } from 'react';

const LINKED = /^#m=([a-zA-Z\d]*)/;

/** The code of the shared choice in the page's URL; undefined if there is none. */
export function useChoiceCode(): string | undefined {
  return useSyncExternalStore(
    followAddress,
    () => LINKED.exec(window.location.hash)?.[1],
    () => undefined,
  );
}

function followAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
