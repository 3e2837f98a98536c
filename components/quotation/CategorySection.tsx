'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
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
  const category = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (category.current?.dataset.disclosure === 'unhydrated') {
      category.current.dataset.disclosure = 'hydrated';
      // The visitor may have opened or closed it before. Nothing is hidden meanwhile: if another effect measured the page while it is
      // shorter, the browser would scroll.
      const openEarly = toggle.current?.getAttribute('aria-expanded') === 'true';
      if (openEarly !== open) {
        setOpen(openEarly);
        return;
      }
    }
    // With this value the page search finds text inside (Chromium, Firefox); React only writes `hidden` as true or false.
    if (!open) panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    const onMatch = () => setOpen(true);
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, []);

  return (
    // Three elements may have other attributes than the server wrote: those of taps before hydration.
    <div
      ref={category}
      className={styles.category}
      data-category={name}
      data-disclosure="unhydrated"
      data-guarded
      suppressHydrationWarning
    >
      <div className={styles.header}>
        <h3 className={styles.name}>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={({ clientY }) => {
              if (!open) showFirstRows(clientY, panel.current);
              setOpen(!open);
            }}
            suppressHydrationWarning
          >
            {name}
            <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </button>
        </h3>
        <p className={styles.count}>
          {chosen > 0 && (
            <span className={styles.chosen}>{chosen === 1 ? '1 elegida' : `${chosen} elegidas`}</span>
          )}
          <span>{size === 1 ? '1 opción' : `${size} opciones`}</span>
        </p>
      </div>
      <div ref={panel} id={id} className={styles.panel} hidden={!open} suppressHydrationWarning>
        {children}
      </div>
    </div>
  );
}

/** The least height of an option, in pixels: that of one without dishes, whose title takes one line. */
const LEAST_ROW_HEIGHT = 60;

/**
 * Shows the options that fit on the screen first, and the others after the paint: to lay out a long category takes a phone too long for one
 * frame. The place of the tap stands for that of the header: to measure the header would have the browser compute styles and layout once
 * more in between, 9 ms with a CPU slowed 4 times.
 * @param tapY where in the window the header was tapped, in pixels from the top; 0 for a click by the keyboard
 */
async function showFirstRows(tapY: number, panel: HTMLElement | null) {
  const room = Math.max(0, window.innerHeight - tapY);
  const firstBelow =
    panel?.querySelectorAll<HTMLElement>(':scope > ul > li')[Math.ceil(room / LEAST_ROW_HEIGHT)];
  if (!firstBelow) return;
  firstBelow.dataset.opening = '';
  await new Promise<void>(afterPaint);
  delete firstBelow.dataset.opening;
}
