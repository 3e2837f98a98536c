'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type JumpLinkProps = {
  /** The id of the part of the page. A `<details>` around it is opened. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A link to a part of the same page. Next's router knows its history entry, so that Back comes back, but leaves the focus where it was
 * (16.4.6).
 */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <Link className={className} href={`#${to}`} onClick={() => focusPart(document.getElementById(to))}>
      {children}
    </Link>
  );
}

function focusPart(part: HTMLElement | null) {
  const details = part?.closest('details');
  if (details) details.open = true;
  const summary = details?.querySelector('summary');
  // Set here rather than in the HTML, where every tap on the part would focus it.
  if (part && !summary) part.tabIndex = -1;
  (summary ?? part)?.focus({ preventScroll: true });
}
