import { render, screen } from '@testing-library/react';
import { NotFound } from './NotFound';

describe('the 404 page', () => {
  it('has its title and explains what happened', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { level: 1, name: 'Error 404!' })).toBeVisible();
  });

  it('links to the home page', () => {
    render(<NotFound />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      'Parece que esta página no existe, volvé a navegar con nosotros aquí',
    );
    expect(screen.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', '/');
  });

  it('has a picture with an alternative text', () => {
    render(<NotFound />);
    expect(screen.getByRole('img', { name: /tabla vacía/ })).toBeVisible();
  });
});
