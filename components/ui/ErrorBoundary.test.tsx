import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

it('an error boundary replaces only the part that throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  render(
    <main>
      <h1>Cotizá</h1>
      <ErrorBoundary fallback={<a href="https://api.whatsapp.com/send">WhatsApp</a>}>
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cotizá' })).toBeVisible();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
