/**
 * For a page whose scripts cannot be fetched, on a bad connection or because a new version was deployed meanwhile: each script that
 * fails is requested a second time after a second, and when that fails too, the reload bar shows. Scripts that the app requests later
 * are retried by the app. It belongs in the head, as an async module: a classic inline script waits for the style sheets before it,
 * and would miss the failures until then.
 */
export function ScriptRescue() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script type="module" async dangerouslySetInnerHTML={{ __html: `(${rescueScripts})()` }} />;
}

/** Its source is sent to the browser, so it can use nothing that is declared outside of it. */
function rescueScripts() {
  const retried = new Set<string>();

  // Error events of elements do not bubble: they are only seen on their way down.
  window.addEventListener('error', onError, true);
  document.addEventListener('click', onClick);
  const tickedBefore: unknown = window.history.state;
  if (Array.isArray(tickedBefore)) window.addEventListener('load', () => tick(tickedBefore));

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement)) return;
    // The attribute, not the resolved address: Next finds its scripts in the page by the attribute.
    const src = target.getAttribute('src') ?? '';
    if (retried.has(src)) {
      document.querySelector('[data-loading]')?.setAttribute('data-loading', 'failed');
      return;
    }
    retried.add(src);
    setTimeout(() => {
      const retry = document.createElement('script');
      retry.setAttribute('src', src);
      // Without effect where the app has removed the script, in order to request it again itself.
      target.replaceWith(retry);
    }, 1_000);
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('[data-reload]')) return;
    // Chromium does not restore ticks after a reload, and localStorage may be denied.
    const ticked = Array.from(document.querySelectorAll('input:checked'), ({ id }) => id);
    window.history.replaceState(ticked, '');
    window.location.reload();
  }

  function tick(ids: unknown[]) {
    for (const id of ids) {
      const box = document.getElementById(String(id));
      // A click rather than `checked = true`: the form hears of it if it has hydrated.
      if (box instanceof HTMLInputElement && !box.checked) box.click();
    }
  }
}
