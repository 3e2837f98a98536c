import { type RefObject, useEffect } from 'react';

/**
 * Tells an element's style sheet what a phone's keyboard leaves of the screen: `--visible-height`, and `--keyboard`, the height
 * that is covered at the bottom; both only once it has come. iOS always, and Android's browsers unless told otherwise, lay the keyboard over fixed elements
 * without shrinking the page. Set from script rather than as a style attribute, which the security policy would need to allow.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!active || !viewport || !style) return;
    const measure = () => {
      // Zooming in shrinks the visible part too; that is not a keyboard.
      const zoomed = viewport.scale > 1.05;
      const pageHeight = document.documentElement.clientHeight;
      const visible = zoomed ? pageHeight : viewport.height;
      const covered = zoomed ? 0 : Math.max(0, pageHeight - viewport.height - viewport.offsetTop);
      style.setProperty('--visible-height', `${visible}px`);
      style.setProperty('--keyboard', `${covered}px`);
    };
    // Not at once: nothing has opened the keyboard yet, and measuring would have the browser lay out the page twice for one frame.
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
