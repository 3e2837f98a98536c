'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';
import type { PagePath } from '@/lib/site/pages';

type NavigationLinkProps = {
  /** Path of the page, without the base path. */
  href: PagePath;
  className?: string | undefined;
  children: ReactNode;
};

function closePhoneMenu() {
  document.querySelector<HTMLElement>('header [popover]')?.hidePopover?.();
}

export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;

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
