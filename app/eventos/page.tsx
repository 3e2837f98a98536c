import { DoubtsOnWhatsapp } from '@/components/events/DoubtsOnWhatsapp';
import { EventsIntro } from '@/components/events/EventsIntro';
import { MenuDesigner } from '@/components/quotation/MenuDesigner';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { BelowFirstView } from '@/components/ui/BelowFirstView';
import { StructuredData } from '@/components/ui/StructuredData';
import { getMenus, getTestimonials } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const metadata = pageMetadata('/eventos');

/** The events page: what the service is, the menu-design form, testimonials. */
export default async function EventsPage() {
  const [menus, testimonials] = await Promise.all([getMenus(), getTestimonials()]);
  return (
    <>
      <EventsIntro />
      <BelowFirstView>
        <MenuDesigner menus={menus} />
      </BelowFirstView>
      <BelowFirstView>
        <Testimonials testimonials={testimonials} />
        <DoubtsOnWhatsapp />
      </BelowFirstView>
      <StructuredData data={breadcrumbData()} />
    </>
  );
}
