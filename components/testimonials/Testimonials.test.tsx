import { render, screen, within } from '@testing-library/react';
import type { Testimonial } from '@/lib/content/testimonials';
import { Testimonials } from './Testimonials';

beforeEach(() => {
  // jsdom has none. In these tests the visitor never comes near the carousel.
  window.IntersectionObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
});

const review = (fields: Partial<Testimonial> = {}): Testimonial => ({
  name: 'Ana Paula',
  message: 'Todo rico.\nGracias.',
  stars: 4,
  date: '2025-01-31',
  link: 'https://maps.example/r1',
  avatar: 'https://lh3.googleusercontent.com/a/ana=s120',
  ...fields,
});

function setUp(...reviews: Partial<Testimonial>[]) {
  return render(<Testimonials testimonials={reviews.map(review)} />);
}

const card = () => screen.getByRole('article');
const picture = () => card().querySelector('img');

describe('a review', () => {
  it('shows name, message and date, day first', () => {
    setUp({});
    expect(within(card()).getByText('Ana Paula')).toBeVisible();
    expect(within(card()).getByText(/^Todo rico\.\s+Gracias\.$/)).toBeVisible();
    const date = within(card()).getByText('31/01/2025');
    expect(date).toHaveAttribute('datetime', '2025-01-31');
  });

  it.each([0, 1, 5])('names and fills %d of its five stars', (stars) => {
    setUp({ stars });
    const row = within(card()).getByRole('img', { name: `${stars} de 5 estrellas` });
    const count = (paths: string) => row.querySelector(paths)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    expect([count('.filled'), count('path:not(.filled)')]).toEqual([stars, 5 - stars]);
  });

  it('shows neither stars nor date where the API has none', () => {
    setUp({ stars: undefined, date: undefined });
    expect(within(card()).queryByRole('img', { name: /estrellas/ })).not.toBeInTheDocument();
    expect(card().querySelector('time')).toBeNull();
  });

  it('links to the review on the maps service, in a new tab', () => {
    setUp({});
    const link = within(card()).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://maps.example/r1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveTextContent('Ana Paula');
  });

  it('is not a link where the API has no link', () => {
    setUp({ link: undefined });
    expect(within(card()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(card()).getByText('Ana Paula')).toBeVisible();
  });

  const unfold = () => within(card()).queryByText('Leer más');
  const long = 'Vinieron cinco cocineros, y la parrilla estuvo lista antes que los invitados. '.repeat(5);

  it.each([
    ['is long', long],
    ['has many lines', 'Uno.\nDos.\nTres.\nCuatro.'],
  ])('without a link unfolds where it %s', (_how, message) => {
    setUp({ link: undefined, message });
    expect(unfold()).toBeVisible();
  });

  it.each([
    ['it is short', { link: undefined, message: 'Todo rico.\nGracias.' }],
    ['its link leads to the whole text', { message: long }],
  ])('does not unfold where %s', (_why, fields) => {
    setUp(fields);
    expect(unfold()).not.toBeInTheDocument();
  });
});

describe('the reviewer’s picture', () => {
  it('comes through the site’s own image optimizer', () => {
    setUp({});
    expect(picture()).toHaveAttribute(
      'src',
      '/_next/image?url=https%3A%2F%2Flh3.googleusercontent.com%2Fa%2Fana%3Ds120&w=96&q=75',
    );
    // Decorative: the name stands beside it.
    expect(picture()).toHaveAttribute('alt', '');
  });

  it('is the default one where there is none', () => {
    setUp({ avatar: undefined });
    expect(picture()).toBeNull();
  });
});

describe('the section', () => {
  it('has every review once, in order, labelled with its number', () => {
    setUp({ name: 'Ana' }, { name: 'Eva' }, { name: 'Leo' });
    const cards = screen.getAllByRole('article');
    expect(cards.map((article) => article.getAttribute('aria-label'))).toEqual([
      '1 de 3',
      '2 de 3',
      '3 de 3',
    ]);
    for (const [index, name] of ['Ana', 'Eva', 'Leo'].entries()) expect(cards[index]).toHaveTextContent(name);
  });

  it('links to all reviews of the business, in a new tab', () => {
    setUp({});
    const link = screen.getByRole('link', { name: 'Ver más reseñas de Google' });
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Fuego%20y%20Masa');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the sixty newest, in the order of the API where there are no more, and says where the others are', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      name: `Persona ${index}.`,
      date: `20${10 + (index % 10)}-01-0${1 + (index % 9)}`,
    }));
    const { unmount } = setUp(...many);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Persona 0.');
    expect(screen.queryByText(/más recientes/)).not.toBeInTheDocument();
    unmount();
    setUp(...many, { name: 'La de ayer', date: '2026-11-20' });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(60);
    expect(cards[0]).toHaveTextContent('La de ayer');
    expect(cards[0]).toHaveAccessibleName('1 de 60');
    expect(screen.getByText(/^Mostramos las 60 reseñas más recientes\./)).toBeVisible();
  });

  it('has title and link but no carousel when there are no reviews', () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'Lo que dicen los clientes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver más reseñas de Google' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
