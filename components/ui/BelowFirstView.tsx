'use client';

import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';

type BelowFirstViewProps = {
  /** What stands below the first view of a page, or a part of it. */
  children: ReactNode;
};

/** The path of the link that the visitor tapped last; undefined after a tap elsewhere, a press of a key, Back or Forward. */
let tappedPath: string | undefined;

function follow(event: Event) {
  // `detail` is 0 in a click by the keyboard, and undefined in `popstate`.
  const { target, detail } = event as UIEvent;
  tappedPath = detail && target instanceof Element ? target.closest('a')?.pathname : undefined;
}

function followTaps() {
  window.addEventListener('click', follow, true);
  window.addEventListener('popstate', follow);
}

/** When what has been shown last is painted. */
let lastPaint = Promise.resolve();

/** A ref's function: React calls it too when it shows a page again that it has kept in the document. */
function hideUntilPainted(part: HTMLElement | null) {
  // By its path, for the router shows the page that Back leads to before `follow` is called.
  if (!part || tappedPath !== window.location.pathname) return;
  part.dataset.part = 'waiting';
  lastPaint = lastPaint
    .then(() => new Promise<void>(afterPaint))
    .then(() => {
      part.dataset.part = '';
    });
}

/**
 * A part of a page below its first view. After a tap on a link of the site, the first view is painted before this part is rendered, or
 * laid out again where React has kept it, and so is each part before the next one. While the page loads a style sheet does the same
 * (`app/globals.css`). With a hundred options and a CPU slowed 4 times, the heading of the events page shows after 72 ms
 * instead of 241, and after 65 instead of 316 when the visitor comes back to it (medians of one run each; `npm run bench -- interactions`
 * prints the 98th percentile). In all other cases everything is rendered at once: Back must find the place
 * that the visitor has left, which may be far below, and Tab must lead from the link to the menu.
 */
export function BelowFirstView({ children }: BelowFirstViewProps) {
  const shown = useDeferredValue(true, !tappedPath);
  // Not before hydration: the first page of a document is rendered at once, also where React has to render it anew.
  useEffect(followTaps, []);
  return (
    <div ref={hideUntilPainted} data-part="">
      {shown && children}
    </div>
  );
}
