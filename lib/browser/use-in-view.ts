import 'client-only';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element's section has come within 50 px of the viewport; undefined until this is known. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean | undefined] {
  const ref = useRef<T>(null);
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '50px' },
    );
    // Observes the section, because its heading is above the element and comes into view first.
    observer.observe(element.closest('section') ?? element);
    return () => observer.disconnect();
  }, []);
  return [ref, inView];
}
