import type { Testimonial } from './testimonials';
import { newest } from './testimonials';

const review = (id: string, date?: string): Testimonial => ({
  id,
  name: 'Ana',
  message: 'Todo rico.',
  stars: undefined,
  date,
  link: undefined,
  avatar: undefined,
});

const ids = (reviews: Testimonial[]) => reviews.map(({ id }) => id);

it('takes the newest, newest first', () => {
  const reviews = [review('old', '2024-12-31'), review('new', '2026-01-01'), review('middle', '2025-06-15')];
  expect(ids(newest(reviews, 2))).toEqual(['new', 'middle']);
});

it('keeps the order of reviews of one day', () => {
  const reviews = [review('a', '2025-01-01'), review('b', '2025-01-01'), review('c', '2025-01-02')];
  expect(ids(newest(reviews, 3))).toEqual(['c', 'a', 'b']);
});

it('takes reviews without a date last', () => {
  const reviews = [review('never'), review('old', '2001-01-01'), review('no day')];
  expect(ids(newest(reviews, 2))).toEqual(['old', 'never']);
});

it('does not change its input', () => {
  const reviews = [review('old', '2024-12-31'), review('new', '2026-01-01')];
  newest(reviews, 1);
  expect(ids(reviews)).toEqual(['old', 'new']);
});
