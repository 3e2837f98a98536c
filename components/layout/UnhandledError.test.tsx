import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnhandledError } from './UnhandledError';

describe('the page for a page that threw', () => {
  it('says so, in the words of the specification and in Spanish', () => {
    render(<UnhandledError retry={jest.fn()} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Unhandled Thrown Error!' })).toBeVisible();
    expect(screen.getByText(/Algo salió mal de nuestro lado/)).toBeVisible();
  });

  it('tries once more when it is asked to, not before', async () => {
    const retry = jest.fn();
    render(<UnhandledError retry={retry} />);
    expect(retry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('leads home', () => {
    render(<UnhandledError retry={jest.fn()} />);
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });
});
