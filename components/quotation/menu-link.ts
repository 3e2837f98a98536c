import 'client-only';
import { encodeMenu, MAX_SHARED } from '@/lib/quotation/menu-code';
import { assetPath } from '@/lib/site/asset-path';

/** The address that brings these options to whoever opens it; undefined for more options than an address can hold. */
export function menuLink(chosen: readonly { id: string }[]): string | undefined {
  if (chosen.length > MAX_SHARED) return undefined;
  const code = encodeMenu(chosen.map(({ id }) => id));
  return new URL(assetPath(`/m/${code}`), window.location.href).href;
}
