import 'client-only';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Absent where the browser cannot print, as in some apps and in Firefox on phones. */
export function PrintButton({ className }: { className?: string }) {
  const canPrint = useSyncExternalStore(
    subscribe,
    () => typeof window.print === 'function',
    () => false,
  );
  return (
    canPrint && (
      <button type="button" className={className} onClick={() => window.print()}>
        Imprimir
      </button>
    )
  );
}
