import manifest from '@/public/images/prepared/manifest.json';
import { assetPath } from '../site/asset-path';
import { config } from '../site/config';

/** The business in the three proportions that Google asks for: https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function businessPhotoUrls(): string[] {
  const photos = [manifest['hero-1x1'], manifest['hero-4x3'], manifest['hero-16x9']];
  return photos.map(({ fallback }) => `${config.SITE_URL}${assetPath(fallback)}`);
}
