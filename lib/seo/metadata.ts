import type { Metadata } from 'next';
import { business } from '../site/business';
import { config } from '../site/config';
import type { PagePath } from '../site/pages';
import { isIndexable } from '../site/parse-config';

/** The public address of a page, without query: what search engines and previews link to. */
export function pageUrl(path: PagePath): string {
  const url = `${config.SITE_URL}${process.env.BASE_PATH ?? ''}${path}`;
  return path === '/' ? url : url.replace(/\/$/, '');
}

/** Longer titles are cut in search results. */
const MAX_TITLE = 60;

/**
 * The head of a page: title with the business's name as far as it fits, description, canonical address and previews. The
 * preview's picture comes from the `opengraph-image` file beside the page.
 */
export function pageMetadata(path: PagePath, title: string, description: string): Metadata {
  const named = `${title} | ${business.name}`;
  const fullTitle = named.length <= MAX_TITLE ? named : title;
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical: pageUrl(path) },
    openGraph: {
      type: 'website',
      locale: 'es_AR',
      siteName: business.name,
      url: pageUrl(path),
      title: fullTitle,
      description,
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
    ...(!isIndexable(config) && { robots: { index: false, follow: false } }),
  };
}
