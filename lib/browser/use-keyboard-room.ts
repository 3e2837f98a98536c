import 'client-only';
import { type RefObject, useEffect } from 'react';

/**
 * Sets custom properties on an element, in pixels, because a phone's keyboard covers fixed elements: `--visible-height`, the height left
 * visible, and `--keyboard`, the height covered at the bottom. They are set once the visual viewport changes.
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
