/**
 * Opens and closes the categories of the menu for taps that come before they have hydrated, and guards the place of a tap
 * on a button, so that the next tap does not hit what has appeared there. In the head, as an async module: see the README.
 */
export function EarlyTaps() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script type="module" async dangerouslySetInnerHTML={{ __html: `(${handleTaps})()` }} />;
}

/** Its source is sent to the browser, so it can use nothing that is declared outside of it. */
function handleTaps() {
  document.documentElement.dataset.earlyTaps = '';
  // On the way down, before React's listener on the document: that one stops a click on what it cannot hydrate yet.
  window.addEventListener('click', onClick, true);
  window.addEventListener('mousedown', keepFocus, true);

  function onClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const guarded = target.closest<HTMLElement>('[data-guarded]');
    // A click on the guarded element itself has hit the layer, whose time starts again: whoever goes on tapping has not seen yet what
    // has appeared. `aria-hidden` is the backdrop of a sheet.
    if (guarded && (target === guarded || target.closest('button, a, [aria-hidden]'))) guard(guarded, event);
    const button = target.closest('button');
    if (!button?.closest('[data-disclosure="unhydrated"]')) return;
    // Otherwise React might hydrate the button within this click, and close again what is open then.
    event.stopPropagation();
    toggle(button);
  }

  /** The layer that takes the second tap of two is part of the guarded element, and takes no focus from what has appeared. */
  function keepFocus(event: MouseEvent) {
    if (event.target instanceof Element && event.target.matches('[data-tapped]')) event.preventDefault();
  }

  function toggle(button: Element) {
    const open = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!open));
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = open;
  }

  function guard({ dataset, style }: HTMLElement, { detail, clientX, clientY }: MouseEvent) {
    // A click without a detail comes from the keyboard, and has no place.
    style.setProperty('--tap-x', `${detail === 0 ? -1_000 : clientX}px`);
    style.setProperty('--tap-y', `${clientY}px`);
    dataset.tapped = dataset.tapped === 'first' ? 'second' : 'first';
  }
}
