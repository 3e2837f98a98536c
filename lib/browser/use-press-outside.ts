import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls back when the visitor presses anywhere outside of an element. What is pressed there gets its click too.
 * @param active whether presses are listened to
 */
export function usePressOutside(
  active: boolean,
  inside: RefObject<HTMLElement | null>,
  onPressOutside: () => void,
): void {
  useLayoutEffect(() => {
    if (!active) return;
    // `click` would also fire outside at the end of a text selection that starts inside, and iOS fires it on controls only.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onPressOutside();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [active, inside, onPressOutside]);
}
