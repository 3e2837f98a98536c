'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

type PhoneMenuProps = {
  /** The button that opens the menu names it. */
  id: string;
  className: string | undefined;
  children: ReactNode;
};

/** The links of the header, a popover on phones. It opens and closes without scripts; they close it where a link or Back leads to a page. */
export function PhoneMenu({ id, className, children }: PhoneMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header stays while the page changes
  useEffect(close, [path]);

  function close() {
    menu.current?.hidePopover?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is clicked too
    <nav
      ref={menu}
      id={id}
      className={className}
      popover="auto"
      aria-label="Principal"
      // A link to the page itself too.
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
    >
      {children}
    </nav>
  );
}
