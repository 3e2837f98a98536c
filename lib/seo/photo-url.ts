import 'server-only';
import { type PictureName, pictureOf } from '@/lib/content/photos/pictures';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';

/** The public address of a prepared photo, in the form that every program shows. */
export function photoUrl(name: PictureName): string {
  return `${config.SITE_URL}${assetPath(pictureOf(name).fallback)}`;
}
