import { type RefObject, useEffect, useRef, useState } from 'react';

/** Content is loaded when it comes within this distance of the viewport. */
const MARGIN = '50px';

/**
 * Tells when an element's section first comes within 50 px of the viewport.
 * @returns the ref for the element; whether it has been near: undefined until the browser has looked, and once near it stays so; and
 *   a function that sets this to undefined, after which the browser looks again
 */
export function useNear<T extends Element>(): [
  RefObject<T | null>,
  boolean | undefined,
  (near: undefined) => void,
] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setNear(entries.some((entry) => entry.isIntersecting));
      },
      { rootMargin: MARGIN },
    );
    // The section's heading stands above the element and comes near first.
    observer.observe(element.closest('section') ?? element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near, setNear];
}
