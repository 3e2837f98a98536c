'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';
import type { PagePath } from '@/lib/site/pages';

type NavigationLinkProps = {
  href: PagePath;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the header. On its own page it scrolls to the top. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isCurrent && { onClick: scrollToTop })}
    >
      {children}
    </Link>
  );
}
