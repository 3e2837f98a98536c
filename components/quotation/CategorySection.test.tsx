import { screen } from '@testing-library/react';
import { box, setUp } from './testing';

describe('a category', () => {
  it('is closed at first, except A Pedido', () => {
    setUp();
    expect(box('Pizza party')).toBeVisible();
    for (const title of ['Asado criollo', 'Tabla', 'Flan', 'Gaseosas']) expect(box(title)).not.toBeVisible();
  });

  it('opens and closes by its header', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Postres'));
    expect(box('Flan')).toBeVisible();
    await user.click(screen.getByText('Postres'));
    expect(box('Flan')).not.toBeVisible();
  });

  it('keeps its ticks when it closes, and counts them on its header', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    await user.click(box('Armá tu menú'));
    await user.click(screen.getByText('A Pedido'));
    expect(screen.getByText('2 elegidas')).toBeVisible();
    expect(box('Pizza party')).toBeChecked();
    expect(box('Armá tu menú')).toBeChecked();
  });

  it('shows the count in the singular for one, and no count for none', async () => {
    const { user } = setUp();
    await user.click(box('Pizza party'));
    expect(screen.getByText('1 elegida')).toBeVisible();
    await user.click(box('Pizza party'));
    expect(screen.queryByText(/elegida/)).not.toBeInTheDocument();
  });
});
