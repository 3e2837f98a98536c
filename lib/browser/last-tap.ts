let wasLast = false;

function onClick({ detail }: MouseEvent) {
  // A click without a detail comes from the keyboard.
  wasLast = detail > 0;
}

function onPopState() {
  wasLast = false;
}

/** Follows what the visitor does from now on. It may be called again. */
export function followTaps(): void {
  window.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPopState);
}

/** Whether the last thing that the visitor did was to tap or click, and not to press a key, or to go back or forward. */
export const tapWasLast = (): boolean => wasLast;
