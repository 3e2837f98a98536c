'use client';

import type { ReactNode } from 'react';

type JumpLinkProps = {
  /** The id of the part of the page. Inside a `<details>` it is unfolded. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A link to a part of the same page, which takes the focus. Without scripts it is an ordinary fragment; with them the history gets no
 * entry that Next's router does not know (16.4.6).
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
  // Not in the HTML: every tap on the page would give it the focus.
  if (!summary) target.tabIndex = -1;
  (summary ?? target).focus({ preventScroll: true });
  (details ?? target).scrollIntoView();
}
