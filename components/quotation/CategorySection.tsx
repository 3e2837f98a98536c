'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './CategorySection.module.css';
import { useChosenCount } from './quotation-context';

type CategorySectionProps = {
  /** Of the element that holds the options. */
  id: string;
  name: string;
  /** How many options there are. */
  size: number;
  openAtFirst: boolean;
  children: ReactNode;
};

/** A category of the menu behind its header. Closed, it stays mounted: ticks survive, and the browser's page search finds it. */
export function CategorySection({ id, name, size, openAtFirst, children }: CategorySectionProps) {
  const [open, setOpen] = useState(openAtFirst);
  const chosen = useChosenCount(name);
  const panel = useRef<HTMLDivElement>(null);

  // Shown meanwhile by the style sheet, which waited for the scripts as long: it is not closed under the visitor's hands. One
  // that the scripts have closed has another value, when the visitor comes back to the page.
  useLayoutEffect(() => {
    const closedByServer = panel.current?.getAttribute('hidden') === '';
    if (closedByServer && panel.current?.checkVisibility?.({ visibilityProperty: true })) setOpen(true);
  }, []);

  // React knows `hidden` as true or false only; this value lets the page search look inside (Chromium, Firefox).
  useLayoutEffect(() => {
    if (!open) panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    const onMatch = () => setOpen(true);
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, []);

  return (
    <div className={styles.category} data-open={open}>
      <div className={styles.header}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {name}
          </button>
        </h3>
        <p className={styles.count}>
          {chosen > 0 && (
            <span className={styles.chosen}>{chosen === 1 ? '1 elegida' : `${chosen} elegidas`}</span>
          )}
          <span>{size === 1 ? '1 opción' : `${size} opciones`}</span>
        </p>
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </div>
      <div ref={panel} id={id} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
