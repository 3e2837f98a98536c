'use client';

import { useEffect } from 'react';
import { recordTrafficSource } from '@/lib/browser/traffic-source';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/#javascript-property-to-detect-preference */
    globalPrivacyControl?: boolean;
  }
}

type CountSettings = {
  /** Where events are sent. */
  url: string;
  /** The path of the owner's own page, whose visits are not counted. */
  ownPage: string;
};

/**
 * Records where the visitor came from and, if the site counts, counts the visit and its events. A visit that ends before the page has hydrated
 * is not counted.
 */
export function VisitRecorder({ counts }: { counts: CountSettings | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document, whose settings do not change
  useEffect(() => {
    whenShown(() => {
      const source = recordTrafficSource();
      if (counts) countVisit(source, counts);
    });
  }, []);
  return null;
}

/** Sends each event (lib/counts/names.ts) once per document, with the visit's source. */
function countVisit(source: string, { url, ownPage }: CountSettings): void {
  if (navigator.globalPrivacyControl || location.pathname === ownPage) return;
  const sent: Record<string, boolean> = {};
  function count(event: string) {
    sent[event] ||= navigator.sendBeacon?.(url, `${event} ${source}`);
  }
  count('visit');
  // In the capture phase: a click handler may remove what was clicked.
  addEventListener(
    'click',
    ({ target }) => {
      // Counts ticks only: a box that the first click unticks may come from a saved or shared choice.
      const clicked = (target as Element).closest<HTMLElement>(
        '[data-count]:not(input), [data-count]:checked',
      );
      if (clicked?.dataset.count) count(clicked.dataset.count);
    },
    true,
  );
}

/** Runs an action once the page is visible: one that the browser renders ahead, or opens in another tab, may never be. */
function whenShown(action: () => void): void {
  if (document.visibilityState === 'visible') action();
  else document.addEventListener('visibilitychange', action, { once: true });
}
