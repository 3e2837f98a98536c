import { useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * Follows a condition once the browser has painted what was rendered with it: for work that must not delay that paint. React's deferred
 * values do not wait for it: their task may come before the frame.
 * @returns false at first, and again when the visitor comes back to a page that was left
 */
export function useAfterPaint(condition: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let current = true;
    afterPaint(() => current && setPainted(condition));
    return () => {
      current = false;
    };
  }, [condition]);
  // When the visitor leaves the page, React hides it and cleans up its effects, but keeps its state.
  useLayoutEffect(() => () => setPainted(false), []);
  return painted;
}
