import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useClosedByBack } from './use-closed-by-back';

function Sheet() {
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => setOpen(false));
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      Solicitud
    </button>
  );
}

const toggle = () => fireEvent.click(screen.getByRole('button'));
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

/** Moves in the history and waits until the move has completed. */
async function step(move: () => unknown) {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await act(() => arrived);
}

const goBack = () => step(() => window.history.back());
const here = () => window.history.state?.page;

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '');
  window.history.pushState({ page: 'here' }, '');
});

it('Back closes an open sheet, and a second one leaves the page', async () => {
  render(<Sheet />);
  toggle();
  await goBack();
  expect([isOpen(), here()]).toEqual([false, 'here']);
  await goBack();
  expect(here()).toBe('before');
});

it('closing a sheet otherwise leaves no history entry behind', async () => {
  render(<Sheet />);
  for (let time = 0; time < 10; time += 1) {
    toggle();
    await step(toggle);
  }
  await goBack();
  expect(here()).toBe('before');
});

it('Forward opens nothing', async () => {
  render(<Sheet />);
  toggle();
  await goBack();
  await step(() => window.history.forward());
  await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
  expect(isOpen()).toBe(false);
});

it('a reload with an open sheet leaves no history entry behind', async () => {
  window.history.pushState({ page: 'here', partIsOpen: true }, '');
  render(<Sheet />);
  await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
});

it('a sheet that is reopened at once is still closed by Back', async () => {
  render(<Sheet />);
  toggle();
  toggle();
  await step(toggle);
  expect(isOpen()).toBe(true);
  await goBack();
  expect([isOpen(), here()]).toEqual([false, 'here']);
  await goBack();
  expect(here()).toBe('before');
});
