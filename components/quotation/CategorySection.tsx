'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './CategorySection.module.css';
import { useChosenCount } from './selection-context';

type CategorySectionProps = {
  /** Id of the element that holds the options. */
  id: string;
  /** The category's name, as the API has it. */
  name: string;
  /** How many options there are. */
  size: number;
  /** Whether it is open in the server's HTML. */
  openAtFirst: boolean;
  /** The options. */
  children: ReactNode;
};

/**
 * A category of the menu: a header that opens and closes its options. Closed options stay mounted, so that ticks survive and the
 * browser's page search finds them.
 */
export function CategorySection({ id, name, size, openAtFirst, children }: CategorySectionProps) {
  const [open, setOpen] = useState(openAtFirst);
  const chosen = useChosenCount(name);
  const panel = useRef<HTMLDivElement>(null);

  // Options closed by the server have `hidden=""`. When the scripts take longer than --late-scripts, the style sheet shows them, and the
  // visitor may be reading: they stay open then. Options closed below have another value; they stay closed when this effect runs
  // again because the visitor comes back to the page.
  useLayoutEffect(() => {
    const closedByServer = panel.current?.getAttribute('hidden') === '';
    if (closedByServer && panel.current?.checkVisibility?.({ visibilityProperty: true })) setOpen(true);
  }, []);

  // With this value the page search finds text inside (Chromium, Firefox); React only writes `hidden` as true or false.
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
