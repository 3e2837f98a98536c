import { type RefObject, useEffect } from 'react';

/**
 * Makes everything around an element unreachable for pointer, keyboard and assistive technology while `active` is true.
 */
export function useInertSurroundings(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;
    const changed = surroundingsOf(element).filter((around) => !around.inert);
    for (const around of changed) around.inert = true;
    return () => {
      for (const around of changed) around.inert = false;
    };
  }, [ref, active]);
}

/** The siblings of an element and of all that it stands in, up to the body. */
function surroundingsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child instanceof HTMLElement);
  return [...siblings.filter((child) => child !== element), ...surroundingsOf(parent)];
}
