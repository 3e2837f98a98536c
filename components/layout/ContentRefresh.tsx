'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';

const HOUR_MS = 3_600_000;

const RETRY_MS = 5_000;

type ContentRefreshProps = {
  /** The build that sent the page. */
  build: string;
};

/**
 * Fetches the content of the page anew when the visitor looks at it again after an hour. What was typed, ticked, opened and scrolled to stays.
 * Without a connection, after a deployment, or in a browser without the Navigation API, the page stays as it is.
 */
export function ContentRefresh({ build }: ContentRefreshProps) {
  const { refresh } = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  /** When to refresh, by the wall clock: other clocks stand still while a phone sleeps. */
  const dueAt = useRef<number>(undefined);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    dueAt.current ??= isFromCache() ? 0 : Date.now() + HOUR_MS;

    async function refreshIfDue() {
      if (Date.now() < (dueAt.current ?? 0) || document.hidden) return;
      dueAt.current = Date.now() + RETRY_MS;
      const code = await import('./page-refresh').catch(() => undefined);
      if (!(await code?.isBuildThere(build)) || signal.aborted) return;
      dueAt.current = Date.now() + HOUR_MS;
      end.current = code?.beginRefresh();
      startRefresh(refresh);
    }

    refreshIfDue();
    // All but the first are signs that a page is looked at again which stayed visible, beside another window or with nobody there.
    for (const sign of ['visibilitychange', 'focus', 'pageshow', 'pointerdown'])
      window.addEventListener(sign, refreshIfDue, { signal });
    return () => listening.abort();
  }, [build, refresh]);

  useLayoutEffect(() => {
    if (isRefreshing) return;
    end.current?.();
    end.current = undefined;
  }, [isRefreshing]);
  return null;
}

/** Whether the browser took the document from its cache without a request, as it does on the way back and in restored tabs. */
function isFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' && navigation.transferSize === 0;
}
