import type { MetadataRoute } from 'next';
import { pageUrl } from '@/lib/seo/metadata';

/** Everyone may read everything; pages that must not be listed say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${pageUrl('/').replace(/\/$/, '')}/sitemap.xml`,
  };
}
