import type { Metadata } from 'next';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { type PagePath, pathOnHost } from '@/lib/site/pages';
import { isIndexable } from '@/lib/site/parse-config';
import { documentTitle, pageTitle } from './page-title';

/** The public address of a page, without query: what search engines and previews link to. */
export function pageUrl(path: PagePath): string {
  return `${config.SITE_URL}${pathOnHost(path, process.env.BASE_PATH ?? '')}`;
}

const { name, place, searchResults, linkPreviews } = business;

const texts = {
  '/': {
    title: pageTitle('Cátering para eventos', place),
    description: searchResults.home,
    preview: linkPreviews.home,
  },
  '/eventos': {
    title: pageTitle('Cotizá tu cátering', place),
    description: searchResults.events,
    preview: linkPreviews.events,
  },
} satisfies Record<PagePath, object>;

export function pageMetadata(path: PagePath): Metadata {
  const { title, description, preview } = texts[path];
  return {
    title: { absolute: documentTitle(title, name) },
    description,
    alternates: { canonical: pageUrl(path) },
    openGraph: {
      type: 'website',
      locale: 'es_AR',
      siteName: name,
      url: pageUrl(path),
      title,
      description: preview,
    },
    twitter: { card: 'summary_large_image', title, description: preview },
    robots: isIndexable(config) ? { 'max-image-preview': 'large' } : { index: false, follow: false },
  };
}
