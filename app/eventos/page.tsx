import type { Metadata } from 'next';
import { DoubtsOnWhatsapp } from '@/components/quotation/DoubtsOnWhatsapp';
import { EventsIntro } from '@/components/quotation/EventsIntro';
import { MenuDesigner } from '@/components/quotation/MenuDesigner';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { getMenus, getTestimonials } from '@/lib/content/content';

export const metadata: Metadata = { title: 'Cotizá tu evento' };

/** The events page: what the service is, the menu-design form, testimonials. */
export default async function EventsPage() {
  const [menus, testimonials] = await Promise.all([getMenus(), getTestimonials()]);
  return (
    <>
      <EventsIntro />
      <MenuDesigner menus={menus} />
      <Testimonials testimonials={testimonials} />
      <DoubtsOnWhatsapp />
    </>
  );
}
