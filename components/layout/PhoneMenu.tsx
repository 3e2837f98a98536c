'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useClosedByBack } from '@/lib/browser/use-closed-by-back';

type PhoneMenuProps = {
  /** The button that opens the menu names it. */
  id: string;
  className: string | undefined;
  children: ReactNode;
};

/** The links of the header, a popover on phones. It opens and closes without scripts; they add the phone's way back. */
export function PhoneMenu({ id, className, children }: PhoneMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => menu.current?.hidePopover());
  useEffect(() => {
    // Opened before hydration. A browser without popovers throws at the selector.
    const supported = 'togglePopover' in HTMLElement.prototype;
    if (supported && menu.current?.matches(':popover-open')) setOpen(true);
  }, []);
  return (
    <nav
      ref={menu}
      id={id}
      className={className}
      popover="auto"
      aria-label="Principal"
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {children}
    </nav>
  );
}
