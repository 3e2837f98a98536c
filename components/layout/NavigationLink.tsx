'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type NavigationLinkProps = { href: '/' | '/eventos'; className?: string | undefined; children: ReactNode };

/** A link to a page of the site. In the phone menu it closes the menu, which would otherwise stay open over the new page. */
export function NavigationLink({ href, className, children }: NavigationLinkProps) {
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
    >
      {children}
    </Link>
  );
}
