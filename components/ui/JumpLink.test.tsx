import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JumpLink } from './JumpLink';

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn();
});

it('a jump link opens a folded part, focusing its summary', async () => {
  render(
    <>
      <JumpLink to="mozos">¿Hay mozos?</JumpLink>
      <details>
        <summary>Qué incluye</summary>
        <p id="mozos">Un mozo cada 20 invitados.</p>
      </details>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: '¿Hay mozos?' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Qué incluye')).toHaveFocus();
});

it('a jump link focuses a part that is not folded', async () => {
  render(
    <>
      <JumpLink to="contenido">Saltar al contenido</JumpLink>
      <main id="contenido">Menú</main>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
