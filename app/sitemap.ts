import type { MetadataRoute } from 'next';
import { getTestimonials } from '@/lib/content/content';
import { pageUrl } from '@/lib/seo/metadata';
import { pagePaths } from '@/lib/site/pages';

/** Both public pages show the testimonials, so their date of change is that of the newest testimonial. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const days = (await getTestimonials()).flatMap(({ date }) => date ?? []).sort();
  const lastModified = days.at(-1);
  return pagePaths.map((path) => ({ url: pageUrl(path), ...(lastModified && { lastModified }) }));
}
