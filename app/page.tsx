import { Banner } from '@/components/home/Banner';
import { EventGallery } from '@/components/home/EventGallery';
import { MenuCall } from '@/components/home/MenuCall';
import { ContentRefresh } from '@/components/layout/ContentRefresh';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { StructuredData } from '@/components/ui/StructuredData';
import { getMenus, getTestimonials } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { businessData, websiteData } from '@/lib/seo/structured-data';
import { build } from '@/lib/site/build';
import { business } from '@/lib/site/business';

const { searchResults, linkPreviews } = business;

export const metadata = pageMetadata('/', {
  subject: 'Cátering para eventos',
  description: searchResults.home,
  preview: linkPreviews.home,
});

export default async function HomePage() {
  const [{ menus }, testimonials] = await Promise.all([getMenus(), getTestimonials()]);
  return (
    <>
      <ContentRefresh build={build} />
      <Banner menus={menus} />
      <EventGallery />
      <Testimonials testimonials={testimonials} />
      <MenuCall menus={menus} />
      <StructuredData data={businessData()} />
      <StructuredData data={websiteData()} />
    </>
  );
}
