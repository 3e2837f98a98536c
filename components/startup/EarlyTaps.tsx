/**
 * Opens and closes the categories of the menu for taps that come before they have hydrated, and has no tap on a category's header
 * hit what the tap before has moved under the finger. In the head, as an async module: see the README.
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

  function onClick(event: MouseEvent) {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const category = button?.closest<HTMLElement>('[data-disclosure]');
    if (!button || !category) return;
    guardPlace(category, event);
    if (category.dataset.disclosure === 'hydrated') return;
    // Otherwise React might hydrate the button within this click, and close again what is open then.
    event.stopPropagation();
    toggle(button);
  }

  function toggle(button: Element) {
    const open = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!open));
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = open;
  }

  function guardPlace({ dataset, style }: HTMLElement, { clientX, clientY }: MouseEvent) {
    style.setProperty('--tap-x', `${clientX}px`);
    style.setProperty('--tap-y', `${clientY}px`);
    // Another value at each tap: the style sheet has an animation for each of both, which starts anew by that.
    dataset.tapped = dataset.tapped === 'first' ? 'second' : 'first';
  }
}
