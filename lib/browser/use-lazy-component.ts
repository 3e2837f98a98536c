import 'client-only';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Fetches the code of a component.
 * @param wanted not fetched while it is 0; after a failure, each change of the number tries again
 * @returns the component, and whether it is missing after a try that has failed
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
