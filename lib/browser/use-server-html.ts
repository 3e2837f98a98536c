import { useState, useSyncExternalStore } from 'react';
import { environment } from './environment';

/** Props of an element whose children React leaves as they are: it neither hydrates nor compares them. */
const KEPT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

const never = () => () => undefined;

/**
 * Keeps an element's children as the server has written them. For children without behaviour: hydrating them would only take time.
 * @param content what the children are made from; once it has changed they have to be rendered
 * @returns the props for the element, which then must get no children; undefined where there is no HTML of the server to keep
 */
export function useServerHtml(content: unknown): typeof KEPT | undefined {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !environment.isServer,
  );
  const [written] = useState(hydrating ? { content } : undefined);
  return written?.content === content ? KEPT : undefined;
}
