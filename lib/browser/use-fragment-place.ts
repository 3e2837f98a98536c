import { useEffect } from 'react';

/** What the visitor does before scrolling. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns to where the visitor was when they come back, within the site, to an address that names a section. Chromium 156 scrolls to
 * the section instead, on a plain page without scripts too.
 */
export function useFragmentPlace(): void {
  useEffect(() => {
    const placeByAddress = new Map<string, number>();
    let returningTo: number | undefined;

    const onPopState = () => {
      returningTo = placeByAddress.get(window.location.href);
    };
    const onScroll = () => {
      const section = document.getElementById(window.location.hash.slice(1));
      // It is not displayed as long as the page that was left shows.
      if (!section?.checkVisibility?.()) return;
      if (returningTo === undefined) placeByAddress.set(window.location.href, window.scrollY);
      else window.scrollTo({ top: returningTo, behavior: 'instant' });
      returningTo = undefined;
    };
    const onGesture = () => {
      returningTo = undefined;
    };
    window.addEventListener('popstate', onPopState);
    window.addEventListener('scroll', onScroll, { passive: true });
    for (const gesture of gestures) window.addEventListener(gesture, onGesture, { passive: true });
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('scroll', onScroll);
      for (const gesture of gestures) window.removeEventListener(gesture, onGesture);
    };
  }, []);
}
