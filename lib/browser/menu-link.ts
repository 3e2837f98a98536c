import { useEffect, useState } from 'react';

/** What the fragment of an address starts with that brings a shared menu. The server redirects `/m/{code}` there. */
const PREFIX = '#m=';

/** The code of the shared menu in the page's address; undefined where there is none. */
function linkedCode(): string | undefined {
  const { hash } = window.location;
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
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
