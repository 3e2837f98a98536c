import { type RefObject, useEffect } from 'react';

type Dismissal = {
  /** Nothing is listened to otherwise. */
  active: boolean;
  inside: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onPressOutside: () => void;
};

/** Listens, wherever on the page the focus is, for the two ways of waving something away: Esc and pressing elsewhere. */
export function useDismissal({ active, inside, onEscape, onPressOutside }: Dismissal): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method is composing, Esc is its own.
      if (event.key === 'Escape' && !event.isComposing) onEscape();
    };
    // Not click: a text selection that starts inside and ends outside clicks outside, and iOS clicks nothing but controls.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) onPressOutside();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [active, inside, onEscape, onPressOutside]);
}
