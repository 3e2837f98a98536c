import { useEffect, useState } from 'react';

/**
 * The fragment of an address that brings a shared menu. The server redirects `/m/{code}` there. What follows the code was not part of the
 * link: a point of the sentence around it, or what an app has added.
 */
const LINKED = /^#m=([a-zA-Z\d]*)/;

/** The code of the shared menu in the page's address; undefined where there is none. */
function linkedCode(): string | undefined {
  return LINKED.exec(window.location.hash)?.[1];
}

/** The code of the shared menu in the page's address, now and whenever the fragment changes. */
export function useLinkedCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const read = () => setCode(linkedCode());
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return code;
}
