import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls back when the visitor presses anywhere outside of an element, or moves the focus out of it. What is pressed there gets its
 * click too.
 * @param active whether the visitor is in the element
 */
export function useLeave(active: boolean, inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onLeave();
    };
    // `click` would also fire outside at the end of a text selection that starts inside, and iOS fires it on controls only.
    const types = ['pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, [active, inside, onLeave]);
}
