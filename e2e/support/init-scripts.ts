// These functions run in the page before the scripts of the page.

/** Makes the waits of the page endless: its timers of more than `longest` milliseconds, and the waits in its style sheets. */
export function stopWaits(longest: number) {
  const native = window.setTimeout;
  const withoutLongWaits = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > longest ? 0 : native(handler, delay, ...given);
  Object.assign(window, { setTimeout: withoutLongWaits });
  const styles = new CSSStyleSheet();
  styles.replaceSync(':root { --late-scripts: 100000s; --overlay-time: 100000s; }');
  document.adoptedStyleSheets.push(styles);
}

/** Keeps the tests out of the counts of a deployed site: it does not count visitors with this signal. */
export function setGlobalPrivacyControl() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
