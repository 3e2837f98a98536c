import 'client-only';
import { encodeMenu, MAX_SHARED } from '@/lib/quotation/menu-code';
import { assetPath } from '@/lib/site/asset-path';

/** The link that shares these options; undefined where they are too many for an address. */
export function menuLink(chosen: readonly { id: string }[]): string | undefined {
  if (chosen.length > MAX_SHARED) return undefined;
  const code = encodeMenu(chosen.map(({ id }) => id));
  return new URL(assetPath(`/m/${code}`), window.location.href).href;
}
