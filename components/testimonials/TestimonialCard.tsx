import type { Testimonial } from '@/lib/content/rows/reviews/reviews';
import { formatDay } from '@/lib/values/dates';
import { Avatar } from './Avatar';
import carousel from './Carousel.module.css';
import { ReviewSourceLogo } from './ReviewSourceLogo';
import { Stars } from './Stars';
import styles from './TestimonialCard.module.css';

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
