/**
 * For a page whose scripts cannot be fetched, on a bad connection or because a new version was deployed meanwhile: each is
 * fetched a second time, and a bar with a reload button says so when that fails too. The app looks after the scripts that it
 * fetches later by itself. It belongs in the head, as an async module, for a plain script waits for the style sheets and would miss
 * what fails meanwhile.
 */
export function ScriptRescue() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script type="module" async dangerouslySetInnerHTML={{ __html: `(${rescueScripts})()` }} />;
}

/** Runs in the browser as it stands here, so it can use nothing from outside of itself. */
function rescueScripts() {
  const retried = new Set<string>();

  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true);
  document.addEventListener('click', onClick);
  const tickedBefore: unknown = window.history.state;
  if (Array.isArray(tickedBefore)) window.addEventListener('load', () => tick(tickedBefore));

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement)) return;
    // As it is written: the app knows its scripts by that.
    const src = target.getAttribute('src') ?? '';
    if (retried.has(src)) {
      document.querySelector('[data-loading]')?.setAttribute('data-loading', 'failed');
      return;
    }
    retried.add(src);
    setTimeout(() => {
      const again = document.createElement('script');
      again.setAttribute('src', src);
      // Does nothing where the app has taken the old one away, to see to it itself.
      target.replaceWith(again);
    }, 1_000);
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('[data-reload]')) return;
    // A reload forgets what is ticked, at least in Chromium, and the storage may be blocked.
    const ticked = Array.from(document.querySelectorAll('input:checked'), ({ id }) => id);
    window.history.replaceState(ticked, '');
    window.location.reload();
  }

  function tick(ids: unknown[]) {
    for (const id of ids) {
      const box = document.getElementById(String(id));
      // A click, which tells the form too, should that be at work already.
      if (box instanceof HTMLInputElement && !box.checked) box.click();
    }
  }
}
