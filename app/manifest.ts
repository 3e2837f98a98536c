import type { MetadataRoute } from 'next';
import { assetPath } from '@/lib/site/asset-path';
import { business } from '@/lib/site/business';
import { pathOnHost } from '@/lib/site/pages';
import { palette } from '@/lib/site/palette';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    short_name: business.name,
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
