'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

type PhoneMenuProps = {
  /** The `popoverTarget` of the button that opens the menu. */
  id: string;
  className: string | undefined;
  children: ReactNode;
};

/** The links of the header, a popover on phones. It opens and closes without scripts; scripts also close it after a link or Back. */
export function PhoneMenu({ id, className, children }: PhoneMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header stays while the page changes
  useEffect(close, [path]);

  function close() {
    menu.current?.hidePopover?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links too
    <nav
      ref={menu}
      id={id}
      className={className}
      popover="auto"
      aria-label="Principal"
      // Also for a link to the current page, which changes no path.
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
    >
      {children}
    </nav>
  );
}
