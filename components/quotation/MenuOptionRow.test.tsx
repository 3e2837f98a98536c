import { render, screen } from '@testing-library/react';
import type { Price } from '@/lib/quotation/prices';
import { business } from '@/lib/site/business';
import { MenuOptionRow } from './MenuOptionRow';

jest.mock('@/lib/site/business', () => ({ business: {} }));

function show(price: Price | undefined, legal: { vatRate?: number } | undefined) {
  Object.assign(business, { legal });
  const option = { id: 'flan', title: 'Flan', price, food: [], starters: [], principal: [] };
  render(<MenuOptionRow option={option} />);
}

const NET = /sin impuestos/i;

describe('an option of a business that gives its VAT rate', () => {
  it('says what its price is without taxes', () => {
    show(12100, { vatRate: 21 });
    expect(screen.getByText('Precio sin impuestos nacionales: $10.000')).toBeVisible();
  });

  it('is named by its title and final price alone', () => {
    show(12100, { vatRate: 21 });
    expect(screen.getByRole('checkbox', { name: 'Flan $12.100' })).toBeInTheDocument();
  });

  it.each(['desde 9.500', undefined])('says nothing of the kind where the price is %j', (price) => {
    show(price, { vatRate: 21 });
    expect(screen.queryByText(NET)).not.toBeInTheDocument();
  });
});

it.each([[{}], [undefined]])('an option says nothing about taxes where the legal facts are %j', (legal) => {
  show(12100, legal);
  expect(screen.queryByText(NET)).not.toBeInTheDocument();
});
