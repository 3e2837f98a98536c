import type { Metadata } from 'next';
import { Conditions } from '@/components/events/Conditions';
import { DoubtsOnWhatsapp } from '@/components/events/DoubtsOnWhatsapp';
import { EventsIntro } from '@/components/events/EventsIntro';
import { MenuDesigner } from '@/components/request/MenuDesigner';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { getFacts, getMenus, getTestimonials } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const facts = await getFacts();
  return pageMetadata('/eventos', facts, {
    subject: 'Cotizá tu cátering',
    description: facts.eventsDescription ?? facts.eventsText,
    preview: facts.eventsPreview,
    photo: 'servicio-2',
  });
}

export default async function EventsPage() {
  const [facts, { menus, pricesOn }, testimonials] = await Promise.all([
    getFacts(),
    getMenus(),
    getTestimonials(),
  ]);
  return (
    <>
      <EventsIntro facts={facts} />
      <MenuDesigner menus={menus} pricesOn={pricesOn} facts={facts} />
      <Conditions conditions={facts.conditions} />
      <Testimonials testimonials={testimonials} facts={facts} />
      <DoubtsOnWhatsapp />
    </>
  );
}
