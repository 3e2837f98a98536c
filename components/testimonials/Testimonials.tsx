import { config } from '@/lib/config';
import type { Testimonial } from '@/lib/content/testimonials';
import { Carousel } from './Carousel';
import { ReviewSourceLogo } from './ReviewSourceLogo';
import { TestimonialCard } from './TestimonialCard';
import styles from './Testimonials.module.css';

/** What customers say: every review in the HTML, as a row that turns into a carousel when the visitor nears it. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className={styles.section} aria-labelledby="testimonios">
      <h2 className={styles.title} id="testimonios">
        Lo que dicen los clientes
      </h2>
      {testimonials.length > 0 && (
        <Carousel count={testimonials.length}>
          {testimonials.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.id}
              testimonial={testimonial}
              label={`${index + 1} de ${testimonials.length}`}
            />
          ))}
        </Carousel>
      )}
      <p className={styles.more}>
        <a href={mapsUrl()} target="_blank" rel="noopener noreferrer">
          Ver más reseñas de <ReviewSourceLogo />
        </a>
      </p>
    </section>
  );
}

function mapsUrl(): string {
  const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(config.BUSINESS_NAME)}`;
  return config.MAPS_URL ?? search;
}
