'use client';

import type { ReactNode } from 'react';
import { useNear } from '@/lib/browser/use-near';

type WhenNearProps = {
  className: string | undefined;
  /** Stands in the same box until then. */
  placeholder: ReactNode;
  children: ReactNode;
};

/**
 * Holds its children back until the visitor comes within 50 px of them. They are in the HTML all the same, for crawlers and for
 * visitors without scripts; the style sheet hides them while `data-near` is `false`, and for as long as it sees fit before it is set.
 */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const [box, near] = useNear<HTMLDivElement>();
  return (
    <div ref={box} className={className} data-near={near}>
      {!near && placeholder}
      {children}
    </div>
  );
}
