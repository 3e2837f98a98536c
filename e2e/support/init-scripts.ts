// These functions run in the page before the scripts of the page.

/** Ends none of the waits of the page: its timers of more than so many milliseconds, and the waits of its style sheets. */
export function stopWaits(longest: number) {
  const native = window.setTimeout;
  const withoutLongWaits = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > longest ? 0 : native(handler, delay, ...given);
  Object.assign(window, { setTimeout: withoutLongWaits });
  const styles = new CSSStyleSheet();
  styles.replaceSync(':root { --late-scripts: 100000s; --overlay-time: 100000s; }');
  document.adoptedStyleSheets.push(styles);
}

/** A deployed site that counts its visitors leaves those with this signal out. */
export function setGlobalPrivacyControl() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
