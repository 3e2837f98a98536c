import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

it('replaces a part that throws by its fallback alone', () => {
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
