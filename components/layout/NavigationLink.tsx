'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';

type NavigationLinkProps = {
  /** Path of the page, without the base path. */
  href: '/' | '/eventos';
  /** Class of the link. */
  className?: string | undefined;
  /** Text or logo of the link. */
  children: ReactNode;
};

/** The phone menu does not close by itself: the header stays when the page changes. */
function closePhoneMenu() {
  document.querySelector<HTMLElement>('header [popover]')?.hidePopover?.();
}

/** A link to a page of the site. On that page itself it scrolls to the top. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;

  // Each link adds the same function, which the browser calls once.
  useEffect(() => window.addEventListener('popstate', closePhoneMenu), []);

  function onClick() {
    closePhoneMenu();
    if (isCurrent) scrollToTop();
  }

  return (
    <Link href={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
