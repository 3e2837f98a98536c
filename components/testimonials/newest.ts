import type { Testimonial } from '@/lib/content/testimonials';

/** The newest `count` reviews, newest first. Those of one day keep their order; those without a date count as the oldest. */
export function newest(testimonials: readonly Testimonial[], count: number): Testimonial[] {
  const day = ({ date = '' }: Testimonial) => date;
  return [...testimonials].sort((a, b) => day(b).localeCompare(day(a))).slice(0, count);
}
