import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind a sheet from scrolling while `fixed` is true, and restores the scroll position afterwards. The body is fixed,
 * because `overflow: hidden` does not stop Safari on iOS.
 */
export function useFixedBody(fixed: boolean): void {
  useLayoutEffect(() => {
    if (!fixed) return;
    const { style } = document.body;
    const top = window.scrollY;
    style.position = 'fixed';
    style.top = `${-top}px`;
    style.width = '100%';
    return () => {
      style.position = '';
      style.top = '';
      style.width = '';
      window.scrollTo({ top, behavior: 'instant' });
    };
  }, [fixed]);
}
