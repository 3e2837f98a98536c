import type { Metadata } from 'next';
import { assetPath } from '@/lib/site/asset-path';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { type PagePath, pathOnHost } from '@/lib/site/pages';
import { isIndexable } from '@/lib/site/parse-config';
import manifest from '@/public/images/prepared/manifest.json';
import { documentTitle, pageTitle } from './page-title';

/** The public address of a page, without query: what search engines and previews link to. */
export function pageUrl(path: PagePath): string {
  return `${config.SITE_URL}${pathOnHost(path, process.env.BASE_PATH ?? '')}`;
}

/** What a page says of itself. */
export type PageTexts = {
  /** What it is about; the title names the place too. */
  subject: string;
  /** The sentence in search results. */
  description: string;
  /** The sentence below its link in a chat. */
  preview: string;
  /** The photo of that link: one of those that are prepared for previews. */
  photo?: 'hero' | 'servicio-2';
};

/** The metadata of a public page: canonical address, title, preview, and `noindex` while the site shows samples. */
export function pageMetadata(
  path: PagePath,
  { subject, description, preview, photo = 'hero' }: PageTexts,
): Metadata {
  const title = pageTitle(subject, business.place);
  const { fallback } = manifest[`${photo}-preview`];
  return {
    title: { absolute: documentTitle(title, business.name) },
    description,
    alternates: { canonical: pageUrl(path) },
    openGraph: {
      type: 'website',
      locale: 'es_AR',
      siteName: business.name,
      url: pageUrl(path),
      title,
      description: preview,
      images: [
        {
          url: `${config.SITE_URL}${assetPath(fallback)}`,
          width: 1200,
          height: 630,
          type: 'image/jpeg',
          alt: business.photos[photo],
        },
      ],
    },
    twitter: { card: 'summary_large_image', title, description: preview },
    robots: isIndexable(config) ? { 'max-image-preview': 'large' } : { index: false, follow: false },
  };
}
