import 'client-only';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { headOf } from '@/lib/quotation/conditions';

type PaperProps = {
  logo: ReactNode;
  /** Printed last, in small type. */
  conditions: readonly { title: string; text: string }[];
  className?: string | undefined;
  children: ReactNode;
};

/** Printed instead of the page; hidden on the screen. */
export function Paper({ logo, conditions, className = '', children }: PaperProps) {
  return createPortal(
    <article className={`paper ${className}`}>
      <p>{logo}</p>
      {children}
      {conditions.map(({ title, text }) => (
        <small key={title}>
          <b>{headOf(title, '.')}</b> {text}
        </small>
      ))}
    </article>,
    document.body,
  );
}
