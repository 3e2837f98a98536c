import 'client-only';
import { type ComponentType, useEffect, useState } from 'react';

/** How long a visitor waits for code before something simpler takes its place, in milliseconds. */
export const CODE_TIMEOUT_MS = 4_000;

/**
 * Loads a component's code.
 * @param wanted 0 loads nothing; after a failure, each change of the number tries again
 * @returns the component, and whether it is missing after an attempt that failed or takes too long
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: number,
): [ComponentType<Props> | undefined, boolean] {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const missing = loaded === undefined;
  useEffect(() => {
    if (wanted === 0 || !missing) return;
    const fail = () => setFailed(true);
    load().then((component) => setLoaded(() => component), fail);
    setTimeout(fail, CODE_TIMEOUT_MS);
  }, [load, wanted, missing]);
  return [loaded, missing && failed];
}
