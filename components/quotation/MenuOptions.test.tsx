import { render, screen } from '@testing-library/react';
import type { Price } from '@/lib/quotation/prices';
import { MenuOptions } from './MenuOptions';

function show(price: Price | undefined, vatRate: number | undefined) {
  const option = { id: 'flan', title: 'Flan', price, food: [], starters: [], principal: [] };
  render(<MenuOptions options={[option]} vatRate={vatRate} />);
}

const NET = /sin impuestos/i;

describe('an option of a business that gives its VAT rate', () => {
  it('says what its price is without taxes', () => {
    show(12100, 21);
    expect(screen.getByText('Precio sin impuestos nacionales: $10.000')).toBeVisible();
  });

  it('is named by its title and final price alone', () => {
    show(12100, 21);
    expect(screen.getByRole('checkbox', { name: 'Flan $12.100' })).toBeInTheDocument();
  });

  it.each(['desde 9.500', undefined])('says nothing of the kind where the price is %j', (price) => {
    show(price, 21);
    expect(screen.queryByText(NET)).not.toBeInTheDocument();
  });
});

it('an option of another business says nothing about taxes', () => {
  show(12100, undefined);
  expect(screen.queryByText(NET)).not.toBeInTheDocument();
});

it('the words and prices of the menu, which go into the message, are not for translators', () => {
  show(12100, undefined);
  expect(screen.getByRole('list')).toHaveAttribute('translate', 'no');
});
