import type { MetadataRoute } from 'next';
import { pageUrl, photoUrl } from '@/lib/seo/metadata';
import { type PagePath, pagePaths } from '@/lib/site/pages';
import { photoNames } from '@/lib/site/photo-names';

/** The photos that a page is about, by how their names begin. */
const shown: Record<PagePath, RegExp> = { '/': /^(hero|evento)/, '/eventos': /^servicio/ };

export default function sitemap(): MetadataRoute.Sitemap {
  return pagePaths.map((path) => ({
    url: pageUrl(path),
    images: photoNames.filter((name) => shown[path].test(name)).map(photoUrl),
  }));
}
