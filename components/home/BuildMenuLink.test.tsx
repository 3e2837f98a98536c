import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuildMenuLink } from './BuildMenuLink';

const stay = (event: MouseEvent) => event.preventDefault();

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.addEventListener('click', stay, { capture: true });
});

afterEach(() => window.removeEventListener('click', stay, { capture: true }));

function setUp({ reducedMotion }: { reducedMotion: boolean }) {
  // jsdom has none.
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
  render(<BuildMenuLink className={undefined}>Armá tu menú</BuildMenuLink>);
  return screen.getByRole('link', { name: 'Armá tu menú' });
}

describe('the link to the menu', () => {
  it('links to the events page', () => {
    expect(setUp({ reducedMotion: false })).toHaveAttribute('href', '/eventos');
  });

  it('scrolls the page to its top', async () => {
    await userEvent.click(setUp({ reducedMotion: false }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('scrolls without an animation for visitors who prefer reduced motion', async () => {
    await userEvent.click(setUp({ reducedMotion: true }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
