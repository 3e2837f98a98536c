import { assetPath } from './asset-path';

/**
 * Where the site sends a reviewer's picture from: Next's image optimizer, in the one size that the page shows, for screens of up to two
 * pixels a point.
 * @param url of the picture
 */
export function avatarAddress(url: string): string {
  return assetPath(`/_next/image?${new URLSearchParams({ url, w: '96', q: '75' })}`);
}
