import manifest from '@/public/images/prepared/manifest.json';
import { assetPath } from '../site/asset-path';
import { config } from '../site/config';
import type { PagePath } from '../site/pages';

type PhotoName = keyof typeof manifest;

const pagePhotos = {
  '/': [
    'hero',
    'evento-1',
    'evento-2',
    'evento-3',
    'evento-4-upright',
    'evento-5',
    'evento-6',
    'evento-7',
    'evento-8',
  ],
  '/eventos': ['servicio-1', 'servicio-2', 'servicio-3'],
} satisfies Record<PagePath, PhotoName[]>;

/** The business in the three proportions that Google asks for: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const businessPhotos = ['hero-1x1', 'hero-4x3', 'hero-16x9'] satisfies PhotoName[];

export function pagePhotoUrls(path: PagePath): string[] {
  return pagePhotos[path].map(photoUrl);
}

export function businessPhotoUrls(): string[] {
  return businessPhotos.map(photoUrl);
}

function photoUrl(name: PhotoName): string {
  return `${config.SITE_URL}${assetPath(manifest[name].fallback)}`;
}
