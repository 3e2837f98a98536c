import 'client-only';
import { assetPath } from '@/lib/site/asset-path';

const TIMEOUT_MS = 10_000;

// The router turns a refresh that fails, or that another build answers, into a navigation, which loses what was typed (Next 16.4.6).

/** Asks whether the site would send pages of this build, and has it bring their content up to date. */
export async function isBuildThere(build: string): Promise<boolean> {
  // The connection may still fail right after the answer. Older browsers could not stay on the page then.
  if (!('navigation' in window)) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(assetPath('/api/fresh'), { cache: 'no-store', signal });
    return (await response.text()) === build;
  } catch {
    return false;
  }
}

/** Keeps the page and the state of its history entry during a refresh. @returns a function to call after it */
export function beginRefresh(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.navigation.addEventListener('navigate', stayOnPage, { signal });
  const { state } = window.history;
  return () => {
    listening.abort();
    // The router drops what others have put into the state of the history entry.
    window.history.replaceState({ ...state, ...window.history.state }, '');
  };
}

/** Cancels the navigation that the router makes of a failed refresh. */
function stayOnPage(event: NavigateEvent) {
  const { navigationType, destination } = event;
  if (navigationType !== 'replace' || destination.sameDocument || destination.url !== window.location.href)
    return;
  event.preventDefault();
  // The router waits for that navigation for ever.
  window.addEventListener('click', followWithoutRouter, true);
}

/** Has the browser itself follow a link to another page of the site. */
function followWithoutRouter(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  const { origin, pathname } = window.location;
  if (link && link.origin === origin && link.pathname !== pathname) event.stopPropagation();
}
