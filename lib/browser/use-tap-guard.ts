import { type RefObject, useLayoutEffect } from 'react';

/**
 * Renews the guard of the last tap's place when the code of what the tap has opened has come: it appears later than the tap then.
 * @param guarded the element with `data-guarded`
 * @param loaded whether the code is there
 */
export function useTapGuard(guarded: RefObject<HTMLElement | null>, loaded: boolean): void {
  useLayoutEffect(() => {
    const dataset = guarded.current?.dataset;
    if (loaded && dataset?.tapped) dataset.tapped = dataset.tapped === 'first' ? 'second' : 'first';
  }, [guarded, loaded]);
}
