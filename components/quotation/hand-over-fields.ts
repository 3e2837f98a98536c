import { noFields, type RequestFields } from './request-fields';

/** Where the fields are between two documents of this tab. */
const KEY = 'requestFields';

/** The fields that the document before has handed over. They are no longer stored then. */
export function takeFields(): Partial<RequestFields> | undefined {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    window.sessionStorage.removeItem(KEY);
    if (typeof saved !== 'object' || saved === null) return undefined;
    const isField = ([name, value]: [string, unknown]) => name in noFields && typeof value === 'string';
    return Object.fromEntries(Object.entries(saved).filter(isField));
  } catch {
    return undefined;
  }
}

let readFields: (() => RequestFields) | undefined;

/**
 * Keeps the fields for the next document of the site in this tab. The router changes pages within one document; after a deployment the
 * browser loads a new one, and what was typed would be lost. Listens until the document ends, on the other page too.
 * @param read returns what the fields hold
 */
export function handOverFields(read: () => RequestFields): void {
  if (!readFields) listen();
  readFields = read;
}

function listen() {
  /** The address from which a press leads to another page. The router changes the address when it does not leave the document. */
  let leaving: string | undefined;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('a, [data-reload]') : null;
    // While the other page is on its way, visitors tap anywhere.
    if (!pressed || (pressed instanceof HTMLAnchorElement && opensBeside(pressed, event))) return;
    leaving = leavesDocument(pressed) ? window.location.href : undefined;
  };
  const onPageHide = () => {
    const fields = readFields?.() ?? noFields;
    if (leaving !== window.location.href || !Object.values(fields).some(Boolean)) return;
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(fields));
    } catch {
      // Denied: what was typed is lost.
    }
  };
  window.addEventListener('click', onClick, true);
  // Back at the address without having left the document.
  window.addEventListener('popstate', () => {
    leaving = undefined;
  });
  window.addEventListener('pagehide', onPageHide);
  // The browser has kept the document, and what was typed in it.
  window.addEventListener('pageshow', takeFields);
}

/** Whether the press opens the link in another tab or window, or downloads it. */
function opensBeside(
  { target }: HTMLAnchorElement,
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
): boolean {
  return target !== '' || ctrlKey || metaKey || shiftKey || altKey;
}

/** Whether a press may bring the next document of the site. */
function leavesDocument(pressed: Element): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return true;
  if (!pressed.getAttribute('href')?.startsWith('/')) return false;
  // The router stays at the same address; the browser, which follows the links of an outdated page, does not.
  return pressed.href !== window.location.href || document.documentElement.dataset.outdated !== undefined;
}
