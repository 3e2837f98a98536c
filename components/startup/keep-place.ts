/**
 * Returns to where the visitor was when they come back, within the site, to an address that names a section. Chromium 156 scrolls to
 * the section instead, on a plain page without scripts too.
 */
export function keepPlace(): void {
  const placeByAddress = new Map<string, number>();
  let returningTo: number | undefined;

  window.addEventListener('popstate', ({ state }) => {
    // Without one the address has been followed anew, and leads to the section.
    returningTo = state ? placeByAddress.get(window.location.href) : undefined;
  });
  window.addEventListener('scroll', () => {
    const section = document.getElementById(window.location.hash.slice(1));
    // It is not displayed as long as the page that was left shows.
    if (!section?.checkVisibility?.()) return;
    if (returningTo === undefined) placeByAddress.set(window.location.href, window.scrollY);
    else window.scrollTo({ top: returningTo, behavior: 'instant' });
    returningTo = undefined;
  });
  // Whoever has touched the page scrolls by themselves.
  for (const gesture of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(gesture, () => {
      returningTo = undefined;
    });
}
