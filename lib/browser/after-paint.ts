/** Resolves when the browser has painted what stands in the page now; in a tab in the background, when it is shown. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
