import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EventGallery } from './EventGallery';

/** The only one of its kind that is at work; jsdom has none. */
let observer: FakeIntersectionObserver | undefined;

class FakeIntersectionObserver {
  target: Element | undefined;
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {}
  observe(target: Element) {
    this.target = target;
    observer = this;
  }
  disconnect() {
    if (observer === this) observer = undefined;
  }
}

beforeEach(() => {
  observer = undefined;
  window.IntersectionObserver = FakeIntersectionObserver as never;
});

/** The browser looks where the visitor is. */
const look = (isIntersecting: boolean) => act(() => observer?.report([{ isIntersecting }]));

const loading = () => screen.queryByText('Cargando...');
/** The box that the style sheet shows the photos in, or not. */
const box = () => screen.getByRole('list').closest('[data-near]');

describe('the gallery', () => {
  it('has its title, and the anchor that links lead to', () => {
    render(<EventGallery />);
    expect(screen.getByRole('region', { name: 'NUESTROS EVENTOS' })).toHaveAttribute('id', 'menu-section');
  });

  it('says that it is loading while the visitor is far', () => {
    render(<EventGallery />);
    look(false);
    expect(loading()).toBeVisible();
    expect(box()).toHaveAttribute('data-near', 'false');
  });

  it('observes a margin of 50 px around the viewport', () => {
    render(<EventGallery />);
    expect(observer?.options.rootMargin).toBe('50px');
    expect(observer?.target).toContainElement(screen.getByRole('list'));
  });

  it('shows its photos once the visitor is near', () => {
    render(<EventGallery />);
    look(false);
    look(true);
    expect(loading()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('data-near', 'true');
  });

  it('keeps its photos and stops observing when the visitor leaves again', () => {
    render(<EventGallery />);
    look(true);
    expect(observer).toBeUndefined();
    expect(loading()).not.toBeInTheDocument();
  });

  it('has eight photos, each lazy and with an alternative text of its own', () => {
    render(<EventGallery />);
    look(true);
    const photos = within(screen.getByRole('list')).getAllByRole('img');
    expect(photos).toHaveLength(8);
    expect(new Set(photos.map((photo) => photo.getAttribute('alt'))).size).toBe(8);
    for (const photo of photos) {
      expect(photo.getAttribute('alt')?.length).toBeGreaterThan(20);
      expect(photo).toHaveAttribute('loading', 'lazy');
    }
  });

  it('gives each photo its width and height, so that nothing shifts', () => {
    render(<EventGallery />);
    for (const photo of within(screen.getByRole('list')).getAllByRole('img')) {
      expect(Number(photo.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(photo.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('has its photos in the server’s HTML, for visitors without scripts', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<EventGallery />);
    expect(within(html).getAllByRole('img')).toHaveLength(8);
    expect(html.querySelector('[data-near]')).toBeNull();
  });
});
