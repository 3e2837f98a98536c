import type { Testimonial } from '@/lib/content/rows/reviews/reviews';
import { formatDay } from '@/lib/values/dates';
import carousel from './Carousel.module.css';
import styles from './Testimonials.module.css';

type TestimonialCardProps = {
  testimonial: Testimonial;
  /** The card's number among the reviews, e.g. `2 de 6`. */
  label: string;
};

const googleHost = /(^|\.)(google\.(com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.(co|page))$/;

/** One review. Where its link is known, the whole card leads to it, and shows at most six lines. */
export function TestimonialCard({ testimonial, label }: TestimonialCardProps) {
  const { name, message, stars, date, link, image } = testimonial;
  const content = (
    <>
      <span className={styles.author}>
        <Avatar name={name} src={image} />
        <span className={styles.who}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {date && <time dateTime={date}>{formatDay(date)}</time>}
        </span>
        {link && googleHost.test(new URL(link).hostname) && <ReviewSourceLogo />}
      </span>
      {stars !== undefined && <Stars count={stars} />}
      <span className={link ? `clamped ${styles.message}` : styles.message} dir="auto">
        {message}
      </span>
    </>
  );
  return (
    <article className={link ? carousel.clamped : carousel.slide} aria-label={label}>
      {link ? (
        <a className={styles.card} href={link} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </article>
  );
}

/** A reviewer's picture, from its address on this site; without one, and until it has loaded, the reviewer's initials. */
function Avatar({ name, src }: { name: string; src: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
      {src && <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />}
    </span>
  );
}

/** The first letters of the first and the last word: `María del Carmen Gómez` is `MG`. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/^\p{L}/u) ?? []);
  return `${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`.toUpperCase();
}

/** Drawn by the style sheet: its elements would be a quarter of those of the reviews. */
export function ReviewSourceLogo() {
  return <span className={styles.logo} role="img" aria-label="Google" />;
}

/** The five stars, each from its top. */
const stars = [12, 39, 66, 93, 120].map(
  (x) => `M${x} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z`,
);

/** Five stars, filled up to the count, rounded down. */
function Stars({ count }: { count: number }) {
  const whole = Math.floor(count);
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 132 24"
      role="img"
      aria-label={`${String(count).replace('.', ',')} de 5 estrellas`}
    >
      {whole > 0 && <path className={styles.filled} d={stars.slice(0, whole).join('')} />}
      {whole < 5 && <path d={stars.slice(whole).join('')} />}
    </svg>
  );
}
