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
 * Hands the fields over to the next document of the site in this tab when a navigation within the site, which the router does without
 * leaving the document, does leave it: so it is after a deployment. For as long as the document lives: the visitor may leave it from the
 * other page.
 * @param read returns what the fields hold
 */
export function handOverFields(read: () => RequestFields): void {
  if (!readFields) listen();
  readFields = read;
}

function listen() {
  /** The address from which a press leads to another page. The router changes the address when it does not leave the document. */
  let leaving: string | undefined;
  const onClick = ({ target }: Event) => {
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>('a[href^="/"], [data-reload]') : null;
    const staysHere = pressed instanceof HTMLAnchorElement && pressed.href === window.location.href;
    leaving = pressed && !staysHere ? window.location.href : undefined;
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
  window.addEventListener('pagehide', onPageHide);
  // The browser has kept the document, and what was typed in it.
  window.addEventListener('pageshow', takeFields);
}
