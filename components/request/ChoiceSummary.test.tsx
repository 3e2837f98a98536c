import { screen, within } from '@testing-library/react';
import { press, setUp, sheet, tick } from './testing';

const summary = () => within(screen.getByRole('region', { name: 'Tu menú' }));

it('the summary says before the first tick what it will show', async () => {
  await setUp();
  expect(summary().getByText('Lo que marques se va sumando acá.')).toBeVisible();
  expect(summary().queryByRole('button')).not.toBeInTheDocument();
});

it('the summary lists the chosen options with their price per person', async () => {
  await setUp();
  await tick('Pizza party', 'Gaseosas');
  expect(summary().getByText('2 opciones elegidas')).toBeVisible();
  expect(
    summary()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pizza party', 'Gaseosas & agua']);
  expect(summary().getByText('$14.900 por persona')).toBeVisible();
});

it('the summary opens the request', async () => {
  await setUp();
  await tick('Pizza party');
  await press('Pedir cotización');
  expect(sheet.element()).toBeVisible();
});
