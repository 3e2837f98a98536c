import { Conditions } from '@/components/events/Conditions';
import { DoubtsOnWhatsapp } from '@/components/events/DoubtsOnWhatsapp';
import { EventsIntro } from '@/components/events/EventsIntro';
import { ContentRefresh } from '@/components/layout/ContentRefresh';
import { MenuDesigner } from '@/components/quotation/MenuDesigner';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { getMenus, getTestimonials } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { build } from '@/lib/site/build';
import { business } from '@/lib/site/business';

const { searchResults, linkPreviews } = business;

export const metadata = pageMetadata('/eventos', {
  subject: 'Cotizá tu cátering',
  description: searchResults.events,
  preview: linkPreviews.events,
  photo: 'servicio-2',
});

export default async function EventsPage() {
  const [{ menus, pricesOn }, testimonials] = await Promise.all([getMenus(), getTestimonials()]);
  return (
    <>
      <ContentRefresh build={build} />
      <EventsIntro />
      <MenuDesigner menus={menus} pricesOn={pricesOn} />
      <Conditions />
      <Testimonials testimonials={testimonials} />
      <DoubtsOnWhatsapp />
    </>
  );
}
