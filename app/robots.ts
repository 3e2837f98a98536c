import type { MetadataRoute } from 'next';
import { pageUrl } from '@/lib/seo/metadata';

/** Crawlers may read every page; a page that must not be listed has `noindex` in its metadata. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${pageUrl('/').replace(/\/$/, '')}/sitemap.xml`,
  };
}
