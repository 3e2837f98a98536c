/**
 * For a page whose scripts or style sheets cannot be fetched. On a bad connection each script that fails is requested a second time
 * after a second, and when that fails too, the reload bar shows; scripts that the app requests later are retried by the app. Where the
 * site responds, but no longer has the file, a new version was deployed: then the page is outdated, and leaves as soon as nothing is
 * lost by it. It also says with `data-place` which pages the browser scrolls. It belongs in the head, as an async module: a classic
 * inline script waits for the style sheets before it, and would miss the failures until then.
 */
export function ScriptRescue() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script type="module" async dangerouslySetInnerHTML={{ __html: `(${rescueScripts})()` }} />;
}

/** Its source is sent to the browser, so it can use nothing that is declared outside of it. */
function rescueScripts() {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') root.dataset.place = 'restored';
  // `location` does not tell of a text that the address names.
  else if (window.location.hash || navigation?.name.includes('#:~:text=')) root.dataset.place = 'section';
  const retried = new Set<string>();

  // Error events of elements do not bubble: they are only seen on their way down.
  window.addEventListener('error', onError, true);
  // On the way down, before React's listener on the document.
  window.addEventListener('click', onClick, true);

  const kept = takeKept();
  // The router has come back to a page that is still there, with what is open in it.
  window.addEventListener('popstate', takeKept);
  /** Whether this script has reloaded the page, just now or before, and the visitor has pressed nothing since. */
  let hasReloaded = Array.isArray(kept?.ticked);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', restore);
  else restore();

  function onError({ target }: Event) {
    const isScript = target instanceof HTMLScriptElement;
    if (!isScript && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    fetch(isScript ? target.src : target.href, { method: 'HEAD' }).then(
      // React marks the style sheets that a page cannot do without; those of code that is fetched later are not.
      ({ status }) => status === 404 && onOutdated(!isScript && target.dataset.precedence !== undefined),
      () => undefined,
    );
    if (isScript) retry(target);
  }

  function retry(script: HTMLScriptElement) {
    // The attribute, not the resolved address: Next finds its scripts in the page by the attribute.
    const src = script.getAttribute('src') ?? '';
    if (retried.has(src)) {
      if (isLoading()) root.dataset.loading = 'failed';
      return;
    }
    retried.add(src);
    setTimeout(() => {
      const again = document.createElement('script');
      again.setAttribute('src', src);
      // Without effect where the app has removed the script, in order to request it again itself.
      script.replaceWith(again);
    }, 1_000);
  }

  /** Whether the app has yet to hydrate. */
  function isLoading() {
    return root.dataset.loading !== undefined;
  }

  function onOutdated(isUnstyled: boolean) {
    // The reload has brought a page whose files are not there either.
    if (hasReloaded) return;
    root.dataset.outdated = '';
    if (isUnstyled || isLoading()) reload({});
  }

  function onClick(event: MouseEvent) {
    const { target, isTrusted } = event;
    if (!(target instanceof Element)) return;
    if (isTrusted) hasReloaded = false;
    // Without a connection the page is all that there is.
    const isOutdated = root.dataset.outdated !== undefined && navigator.onLine;
    const needsCode = isOutdated && target.closest('[data-needs-code]') !== null;
    if (needsCode || target.closest('[data-reload]')) {
      event.preventDefault();
      reload(needsCode ? { requestPressed: true } : {});
      return;
    }
    const link = target.closest('a');
    const isElsewhere = link?.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link?.origin !== window.location.origin || isElsewhere) return;
    // Only a menu has anything to keep, and each entry costs 4 ms of the tap (CPU slowed 4 times).
    if (document.querySelector('[data-disclosure]')) keep({});
    // The browser follows it instead of the router, whose scripts for the other page are gone.
    if (isOutdated) event.stopPropagation();
  }

  function reload(entry: { requestPressed?: boolean }) {
    hasReloaded = true;
    // Chromium does not restore ticks after a reload, and localStorage may be denied.
    keep({ ticked: ids('input:checked') }, entry);
    window.location.reload();
  }

  /** In the entry of the browser's history, whose scroll position the browser keeps. */
  function keep(more: { ticked?: string[] }, entry = {}) {
    // A page that shows an error has no menu: then it is open as the server writes it.
    const open = document.querySelector('[data-disclosure]')
      ? ids('[data-disclosure] > :not([hidden])')
      : undefined;
    window.history.replaceState({ ...window.history.state, ...entry, kept: { open, ...more } }, '');
  }

  function takeKept(): { open?: string[]; ticked?: string[] } | undefined {
    const { kept: taken, ...state } = window.history.state ?? {};
    if (taken) window.history.replaceState(state, '');
    return taken;
  }

  function ids(selector: string): string[] {
    return Array.from(document.querySelectorAll(selector), ({ id }) => id).filter(Boolean);
  }

  /** By clicks: EarlyTaps hears of them before hydration, React after it. */
  function restore() {
    if (!kept) return;
    for (const toggle of document.querySelectorAll<HTMLElement>('[data-disclosure] [aria-controls]')) {
      const isOpen = toggle.getAttribute('aria-expanded') === 'true';
      if (kept.open && isOpen !== kept.open.includes(toggle.getAttribute('aria-controls') ?? ''))
        toggle.click();
    }
    for (const id of kept.ticked ?? []) {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement && !box.checked) box.click();
    }
  }
}
