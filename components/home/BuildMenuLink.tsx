'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';

type BuildMenuLinkProps = {
  className: string | undefined;
  children: ReactNode;
};

/** Goes to the events page and scrolls smoothly to its top, where Next by default would jump. */
export function BuildMenuLink({ className, children }: BuildMenuLinkProps) {
  return (
    <Link href="/eventos" scroll={false} className={className} onClick={scrollToTop}>
      {children}
    </Link>
  );
}
