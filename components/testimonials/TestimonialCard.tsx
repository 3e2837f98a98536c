import type { Testimonial } from '@/lib/content/rows/testimonials';
import { formatDay } from '@/lib/quotation/dates';
import { Avatar } from './Avatar';
import carousel from './Carousel.module.css';
import { ReviewSourceLogo } from './ReviewSourceLogo';
import { Stars } from './Stars';
import styles from './TestimonialCard.module.css';

type TestimonialCardProps = {
  testimonial: Testimonial;
  /** The card's place among the reviews, e.g. `2 de 6`. */
  label: string;
};

const LONG_LINE = 60;

const FOLDED_LINES = 3;

/** A message of at most this many characters is set as a quotation. */
const SHORT = 80;

/** One review. Where its link is known, the whole card links to it on the maps service. */
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
        <ReviewSourceLogo />
      </span>
      {stars !== undefined && <Stars count={stars} />}
      <span className={styles.message} dir="auto" data-short={message.length <= SHORT || undefined}>
        {message}
      </span>
    </>
  );
  return (
    <article className={carousel.slide} aria-label={label}>
      {link ? (
        <a className={styles.card} href={link} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <div className={styles.card}>
          {content}
          {isLong(message) && (
            <details className={styles.whole}>
              <summary>Leer más</summary>
            </details>
          )}
        </div>
      )}
    </article>
  );
}

function isLong(message: string): boolean {
  const lines = message.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LONG_LINE)));
  return lines.reduce((total, count) => total + count, 0) > FOLDED_LINES;
}
