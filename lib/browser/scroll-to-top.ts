/** Rolls the page to its top; at once for a visitor who asked for less motion. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
