'use client';

import type { ReactNode } from 'react';
import { useInView } from '@/lib/browser/use-in-view';

type WhenInViewProps = {
  /** Class of the box; its style sheet shows or hides the children by the box's `data-in-view`. */
  className: string | undefined;
  placeholder: ReactNode;
  /** In the HTML from the start, for crawlers and for visitors without scripts. */
  children: ReactNode;
};

/** A box that tells its style sheet by `data-in-view` whether the visitor has come within 50 px of its section.
 * Lazy photos that the style sheet does not display until then are not fetched. */
export function WhenInView({ className, placeholder, children }: WhenInViewProps) {
  const [box, inView] = useInView<HTMLDivElement>();
  return (
    <div ref={box} className={className} data-in-view={inView}>
      {!inView && placeholder}
      {children}
    </div>
  );
}
