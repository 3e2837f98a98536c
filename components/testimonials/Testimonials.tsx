import type { Facts } from '@/lib/content/rows/facts/facts';
import type { Testimonial } from '@/lib/content/rows/reviews/reviews';
import { Carousel } from './Carousel';
import { ReviewSourceLogo, TestimonialCard } from './TestimonialCard';
import styles from './Testimonials.module.css';

type TestimonialsProps = {
  /** All that show, in their order: `judgeReviews` (lib/content/rows/reviews/reviews.ts) has chosen them. */
  testimonials: Testimonial[];
  facts: Facts;
};

/** Customers' reviews, in the server's HTML: a row that becomes a carousel when the visitor comes near. */
export function Testimonials({ testimonials, facts }: TestimonialsProps) {
  return (
    <section className={styles.section} aria-labelledby="testimonios">
      <h2 className="section-title" id="testimonios">
        Lo que dicen los clientes
      </h2>
      {testimonials.length > 0 && (
        <Carousel count={testimonials.length}>
          {testimonials.map((testimonial, index) => {
            const label = `${index + 1} de ${testimonials.length}`;
            return <TestimonialCard key={label} testimonial={testimonial} label={label} />;
          })}
        </Carousel>
      )}
      <p className={styles.more}>
        <a className="quiet" href={mapsUrl(facts)} target="_blank" rel="noopener noreferrer">
          Ver más reseñas de <ReviewSourceLogo />
        </a>
      </p>
    </section>
  );
}

function mapsUrl({ map, name }: Facts): string {
  return map ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name)}`;
}
