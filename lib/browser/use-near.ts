import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tells when an element's section first comes within 50 px of the viewport. */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean | undefined] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '50px' },
    );
    // The section's heading stands above the element and comes near first.
    observer.observe(element.closest('section') ?? element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
