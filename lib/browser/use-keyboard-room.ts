import 'client-only';
import { type RefObject, useEffect } from 'react';

/**
 * Sets on an element what a phone's keyboard, which lies over fixed elements, leaves of the screen: `--visible-height`, and
 * `--keyboard`, the height that is covered at the bottom; both in pixels, once it has come.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!active || !viewport || !style) return;
    const measure = () => {
      const zoomed = viewport.scale > 1.05;
      const pageHeight = document.documentElement.clientHeight;
      const visible = zoomed ? pageHeight : viewport.height;
      const covered = zoomed ? 0 : Math.max(0, pageHeight - viewport.height - viewport.offsetTop);
      style.setProperty('--visible-height', `${visible}px`);
      style.setProperty('--keyboard', `${covered}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--visible-height');
      style.removeProperty('--keyboard');
    };
  }, [element, active]);
}
