import type { Metadata } from 'next';
import { Banner } from '@/components/home/Banner';
import { EventGallery } from '@/components/home/EventGallery';
import { MenuCall } from '@/components/home/MenuCall';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { StructuredData } from '@/components/ui/StructuredData';
import { getFacts, getMenus, getTestimonials } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { businessData, websiteData } from '@/lib/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const facts = await getFacts();
  return pageMetadata('/', facts, {
    subject: 'Cátering para eventos',
    description: facts.homeDescription ?? facts.bannerText,
    preview: facts.homePreview,
  });
}

export default async function HomePage() {
  const [facts, { menus }, testimonials] = await Promise.all([getFacts(), getMenus(), getTestimonials()]);
  return (
    <>
      <Banner menus={menus} facts={facts} />
      <EventGallery facts={facts} />
      <Testimonials testimonials={testimonials} facts={facts} />
      <MenuCall menus={menus} facts={facts} />
      <StructuredData data={businessData(facts)} />
      <StructuredData data={websiteData(facts)} />
    </>
  );
}
