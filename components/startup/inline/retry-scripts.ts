/**
 * Requests each script of the page that fails once more; when that fails too, the reload bar shows. Runs before any other script:
 * React cannot do it, for React is one of the scripts that fail.
 */
const { dataset } = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// `location` does not tell of a text that the address names. After a reload the browser restores the place.
const namesPlace = window.location.hash || navigation?.name.includes('#:~:text=');
if (namesPlace && navigation?.type === 'navigate') dataset.loading = 'section';
const retried = new Set<string>();

// Error events of elements do not bubble: they are only seen on their way down.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && retry(target), true);
window.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) window.location.reload();
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

export {};
