import 'server-only';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';
import manifest from '@/public/images/prepared/manifest.json';

/** The public address of a prepared photo, in the form that every program shows. */
export function photoUrl(name: keyof typeof manifest): string {
  return `${config.SITE_URL}${assetPath(manifest[name].fallback)}`;
}
