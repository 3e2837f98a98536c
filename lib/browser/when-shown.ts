/** Runs an action once the page is visible: one that the browser renders ahead, or opens in another tab, may never be. */
export function whenShown(action: () => void): void {
  if (document.visibilityState === 'visible') action();
  else document.addEventListener('visibilitychange', action, { once: true });
}
