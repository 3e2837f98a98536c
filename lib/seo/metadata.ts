import type { Metadata } from 'next';
import { type PictureName, pictureOf } from '@/lib/content/photos/pictures';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';
import { type PagePath, pathOnHost } from '@/lib/site/pages';
import { isIndexable } from '@/lib/site/parse-config';

/** The public URL of a page, without query, for search engines and previews. */
export function pageUrl(path: PagePath): string {
  return `${config.SITE_URL}${pathOnHost(path)}`;
}

/** The public address of a prepared photo, in the form that every program shows. */
export function photoUrl(name: PictureName): string {
  return `${config.SITE_URL}${assetPath(pictureOf(name).fallback)}`;
}

/** A page's texts for search engines and previews. */
type PageTexts = {
  /** What the page is about; the title adds the city. */
  subject: string;
  /** The sentence in search results. */
  description: string | undefined;
  /** The sentence below the page's link in a chat. */
  preview: string | undefined;
  /** The photo of that link, which the page chooses; only these have a `-preview` (lib/content/photos/special-recipes.json). */
  photo?: 'hero' | 'servicio-2';
};

/** The metadata of a public page: canonical address, title, preview, and `noindex` while the site shows the sample or runs on localhost. */
export function pageMetadata(
  path: PagePath,
  facts: Facts,
  { subject, description, preview, photo = 'hero' }: PageTexts,
): Metadata {
  const alt = facts.photos[photo];
  const title = facts.city ? `${subject} en ${facts.city}` : subject;
  return {
    // No template in the layout: Next applies it to other segments only, so not to the home page. Previews take this title too.
    title: { absolute: `${title} | ${facts.name}` },
    ...(description && { description }),
    alternates: { canonical: pageUrl(path) },
    openGraph: {
      type: 'website',
      locale: 'es_AR',
      siteName: facts.name,
      url: pageUrl(path),
      ...(preview && { description: preview }),
      images: [
        {
          url: photoUrl(`${photo}-preview`),
          width: 1200,
          height: 630,
          type: 'image/jpeg',
          ...(alt && { alt }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
    robots: isIndexable(config) ? { 'max-image-preview': 'large' } : { index: false, follow: false },
  };
}
