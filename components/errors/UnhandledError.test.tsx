import { render, screen } from '@testing-library/react';
import { UnhandledError } from './UnhandledError';

describe('the page shown in place of one that threw an error', () => {
  it('shows the fixed English heading and an explanation in Spanish', () => {
    render(<UnhandledError />);
    expect(screen.getByRole('heading', { level: 1, name: 'Unhandled Thrown Error!' })).toBeVisible();
    expect(screen.getByText(/Recargá la página o volvé al inicio/)).toBeVisible();
  });

  it('links to the home page', () => {
    render(<UnhandledError />);
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });
});
