import { assetPath } from './asset-path';

/** Where the site sends a reviewer's picture from: the image optimizer, in the one size that the page shows. */
export function avatarAddress(url: string): string {
  return assetPath(`/_next/image?${new URLSearchParams({ url, w: '96', q: '75' })}`);
}
