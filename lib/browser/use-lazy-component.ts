import 'client-only';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component's code.
 * @param wanted 0 loads nothing; after a failure, each change of the number tries again
 * @returns the component, and whether it is missing after a failed attempt
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
    load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [load, wanted, missing]);
  return [loaded, missing && failed];
}
