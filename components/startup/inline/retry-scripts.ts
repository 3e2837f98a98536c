/*
 * Requests each failed script of the page once more; if that fails too, the reload bar shows. Saves what was ticked by then. Runs before
 * any other script: React cannot do this, because it is one of the scripts that may fail.
 */

import type { StoredKey } from '@/lib/browser/stored-key';

const CART_KEY = 'cateringCart' satisfies StoredKey;
const { dataset } = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// `location` hides the text fragment of an address; the navigation entry shows it. After a reload the browser restores the position.
const namesPlace = window.location.hash || navigation?.name.includes('#:~:text=');
if (namesPlace && navigation?.type === 'navigate') dataset.loading = 'section';
const retried = new Set<string>();

// Error events of elements do not bubble: only the capture phase sees them.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && retry(target), true);
window.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) window.location.reload();
});
// `data-loading` says that the scripts which save each tick have not run. A price is not saved: none has changed since.
window.addEventListener('pagehide', () => {
  const ticked = document.querySelectorAll<HTMLInputElement>('[data-count=first-tick]:checked');
  if (dataset.loading === undefined || ticked.length === 0) return;
  const items = Array.from(ticked, ({ id, name, value }) => ({
    id,
    category: name,
    title: value,
    quantity: 1,
  }));
  try {
    localStorage[CART_KEY] = JSON.stringify([...JSON.parse(localStorage[CART_KEY] ?? '[]'), ...items]);
  } catch {
    // The browser denies storage.
  }
});

function retry(script: HTMLScriptElement) {
  // The attribute, not the resolved address: Next finds its scripts in the page by the attribute.
  const src = script.getAttribute('src') ?? '';
  if (retried.has(src)) {
    if (dataset.loading !== undefined) dataset.loading = 'failed';
    return;
  }
  retried.add(src);
  setTimeout(() => {
    const again = document.createElement('script');
    again.setAttribute('src', src);
    script.replaceWith(again);
  }, 1_000);
}
