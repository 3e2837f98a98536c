import { type ComponentType, useEffect, useState } from 'react';

/**
 * Fetches the code of a component.
 * @param wanted not fetched while it is 0; after a failure, each change of the number tries again
 * @returns the component, and whether the last try has failed
 */
export function useCode<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: number,
): [ComponentType<Props> | undefined, boolean] {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const missing = loaded === undefined;
  useEffect(() => {
    if (wanted === 0 || !missing) return;
    let unmounted = false;
    load().then(
      (component) => {
        if (unmounted) return;
        setLoaded(() => component);
        setFailed(false);
      },
      () => !unmounted && setFailed(true),
    );
    return () => {
      unmounted = true;
    };
  }, [load, wanted, missing]);
  return [loaded, failed];
}
