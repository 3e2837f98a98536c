import type { MetadataRoute } from 'next';
import { getFacts } from '@/lib/content/content';
import { assetPath } from '@/lib/site/asset-path';
import { pathOnHost } from '@/lib/site/pages';
import { palette } from './palette';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getFacts();
  return {
    name,
    short_name: name,
    lang: 'es-AR',
    start_url: pathOnHost('/'),
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.char,
    icons: [192, 512].map((size) => ({
      src: assetPath(`/images/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
