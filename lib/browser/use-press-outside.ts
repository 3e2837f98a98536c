import { type RefObject, useLayoutEffect } from 'react';

/**
 * Calls back when the visitor presses anywhere but inside an element. What is pressed there gets its click all the same.
 * @param active nothing is listened to otherwise
 */
export function usePressOutside(
  active: boolean,
  inside: RefObject<HTMLElement | null>,
  onPressOutside: () => void,
): void {
  useLayoutEffect(() => {
    if (!active) return;
    // Not click: a text selection that starts inside and ends outside clicks outside, and iOS clicks nothing but controls.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onPressOutside();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [active, inside, onPressOutside]);
}
