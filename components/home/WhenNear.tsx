'use client';

import type { ReactNode } from 'react';
import { useNear } from '@/lib/browser/use-near';

type WhenNearProps = {
  /** Class of the box; its style sheet shows or hides the children by the box's `data-near`. */
  className: string | undefined;
  placeholder: ReactNode;
  /** In the HTML from the start, for crawlers and for visitors without scripts. */
  children: ReactNode;
};

/** A box that tells its style sheet by `data-near` whether the visitor has come within 50 px of its section. */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const [box, near] = useNear<HTMLDivElement>();
  return (
    <div ref={box} className={className} data-near={near}>
      {!near && placeholder}
      {children}
    </div>
  );
}
