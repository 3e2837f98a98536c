'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type BuildMenuLinkProps = { className: string | undefined; children: ReactNode };

/** Goes to the events page and rolls the page to its top (specification, section 2). */
export function BuildMenuLink({ className, children }: BuildMenuLinkProps) {
  return (
    <Link href="/eventos" className={className} onClick={scrollToTop}>
      {children}
    </Link>
  );
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
