'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';

type NavigationLinkProps = { href: '/' | '/eventos'; className?: string | undefined; children: ReactNode };

/** A link to a page of the site; on that page it leads to its top. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;

  function onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // The phone menu would stay open over the new page.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    if (isCurrent) scrollToTop();
  }

  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
