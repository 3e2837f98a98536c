'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';

type NavigationLinkProps = {
  /** Path of the page, without the base path. */
  href: '/' | '/eventos';
  /** Class of the link. */
  className?: string | undefined;
  /** Text or logo of the link. */
  children: ReactNode;
};

/** A link to a page of the site. On that page itself it scrolls to the top. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;

  function onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // The phone menu does not close by itself: the header stays when the page changes.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    if (isCurrent) scrollToTop();
  }

  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
