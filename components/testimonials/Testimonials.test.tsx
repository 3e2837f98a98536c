import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { reviewColumns } from '@/lib/content/rows/reviews/review-columns';
import { parseTestimonials, type Testimonial } from '@/lib/content/rows/reviews/reviews';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { TestimonialCard } from './TestimonialCard';
import { Testimonials } from './Testimonials';

beforeEach(() => {
  // jsdom has none. In these tests the visitor never comes near the carousel.
  window.IntersectionObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
});

const review: Testimonial = {
  name: 'Ana Paula',
  message: 'Todo rico.\nGracias.',
  stars: 4,
  date: '2025-01-31',
  link: 'https://maps.example/r1',
  image: '/avatars/0123456789abcdef',
};

const setUp = (...reviews: Partial<Testimonial>[]) =>
  render(
    <Testimonials testimonials={reviews.map((fields) => ({ ...review, ...fields }))} facts={sampleFacts} />,
  );

const card = () => within(screen.getByRole('article'));

it('a review links to itself on the maps service', () => {
  setUp({});
  const link = card().getByRole('link');
  expect(link).toHaveAttribute('href', 'https://maps.example/r1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(link).getByText('Ana Paula')).toBeVisible();
  expect(within(link).getByText(/^Todo rico\.\s+Gracias\.$/)).toBeVisible();
  expect(within(link).getByText('31/01/2025')).toHaveAttribute('datetime', '2025-01-31');
  // Decorative, beside the name.
  expect(link.querySelector('img[alt=""]')).toHaveAttribute('src', '/avatars/0123456789abcdef');
});

it('a review shows no stars, date, link or picture that it lacks', () => {
  setUp({ stars: undefined, date: undefined, link: undefined, image: undefined });
  expect(card().getByText('Ana Paula')).toBeVisible();
  expect(card().queryByRole('img', { name: /estrellas/ })).not.toBeInTheDocument();
  expect(screen.getByRole('article').querySelector('time, a, img')).toBeNull();
});

it.each([
  [0, '0', 0],
  [4, '4', 4],
  [4.9, '4,9', 4],
])('a review of %d stars fills them, rounded down', (stars, name, filled) => {
  setUp({ stars });
  const row = card().getByRole('img', { name: `${name} de 5 estrellas` });
  expect(row.querySelector('.filled')?.getAttribute('d')?.match(/M/g)?.length ?? 0).toBe(filled);
});

it.each([
  ['shows', 'https://maps.app.goo.gl/r1'],
  ['shows', 'https://www.google.com.ar/maps/reviews/1'],
  ['does not show', 'https://google.com.example/r1'],
  ['does not show', undefined],
])("a review %s Google's logo if its link is %s", (shows, link) => {
  setUp({ link });
  expect(card().queryAllByRole('img', { name: 'Google' })).toHaveLength(shows === 'shows' ? 1 : 0);
});

it.each([
  ['Ana Paula', 'AP'],
  ['maría del Carmen Gómez', 'MG'],
  ['Ñata', 'Ñ'],
  ['★ 123', ''],
])('a review by %s without a picture shows the initials %s', (name, initials) => {
  setUp({ name, image: undefined });
  expect(card().getByText(name).closest('span')?.parentElement?.previousSibling).toHaveTextContent(
    new RegExp(`^${initials}$`),
  );
});

const filledIn: Record<keyof typeof reviewColumns, unknown> = {
  name: 'Ana Paula',
  message: 'Todo rico.',
  stars: 4,
  date: '2025-01-31',
  link: 'https://maps.example/r1',
  image: { url: 'https://lh3.googleusercontent.com/a/ana' },
};

const page = (fields: object) => {
  const { content = [] } = parseTestimonials([fields]);
  return renderToStaticMarkup(
    content.map((testimonial) => <TestimonialCard key="1" testimonial={testimonial} label="1 de 1" />),
  );
};

it.each(Object.keys(filledIn))('the column %s of a review is shown on the page', (name) => {
  expect(page({ ...filledIn, [name]: undefined })).not.toBe(page(filledIn));
});

it('the section of reviews has no carousel when there are no reviews', () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'Lo que dicen los clientes' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ver más reseñas de Google' });
  expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Fuego%20y%20Masa');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
