import { useLayoutEffect } from 'react';

/** Keeps the page behind a sheet from scrolling. `overflow: hidden` would not stop Safari on iOS. */
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
