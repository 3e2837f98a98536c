import { Banner } from '@/components/home/Banner';
import { EventGallery } from '@/components/home/EventGallery';
import { Testimonials } from '@/components/testimonials/Testimonials';
import { getTestimonials } from '@/lib/content/content';

/** The home page: banner, gallery, testimonials. */
export default async function HomePage() {
  const testimonials = await getTestimonials();
  return (
    <>
      <Banner />
      <EventGallery />
      <Testimonials testimonials={testimonials} />
    </>
  );
}
