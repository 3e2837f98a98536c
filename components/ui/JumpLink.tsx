'use client';

import type { ReactNode } from 'react';

type JumpLinkProps = {
  /** The id of the part of the page. A `<details>` around it is opened. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A link that jumps to a part of the same page and moves the focus there. Without scripts it is an ordinary fragment link; with scripts it
 * adds no history entry, which Next's router would not know (16.4.6).
 */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <a
      className={className}
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        event.preventDefault();
        jumpTo(target);
      }}
    >
      {children}
    </a>
  );
}

function jumpTo(target: HTMLElement) {
  const details = target.closest('details');
  const summary = details?.querySelector('summary');
  if (details) details.open = true;
  // Set here rather than in the HTML, where every tap on the part would focus it.
  if (!summary) target.tabIndex = -1;
  (summary ?? target).focus({ preventScroll: true });
  (details ?? target).scrollIntoView();
}
