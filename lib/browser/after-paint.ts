/** Calls back when the browser has painted what stands in the page now; in a tab in the background, when it is shown. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
