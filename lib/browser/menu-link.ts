import { useEffect, useState } from 'react';

const LINKED = /^#m=([a-zA-Z\d]*)/;

function linkedCode(): string | undefined {
  return LINKED.exec(window.location.hash)?.[1];
}

/** The code of the shared menu in the page's address; undefined where there is none. */
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
