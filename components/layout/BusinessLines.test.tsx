import { render } from '@testing-library/react';
import { business } from '@/lib/site/business';
import { BusinessLines } from './BusinessLines';

jest.mock('@/lib/site/business', () => ({ business: {} }));

function show(facts: object) {
  Object.assign(business, { place: 'Rosario', openingHours: undefined, address: undefined, ...facts });
  const { container } = render(<BusinessLines />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

const openingHours = [{ days: ['saturday', 'sunday'], opens: '10:00', closes: '14:30' }];

describe('the lines about the business', () => {
  it('are none without opening hours and address', () => {
    expect(show({})).toEqual([]);
  });

  it('have its opening hours in words', () => {
    expect(show({ openingHours })).toEqual(['Horario de atención:Sábados y domingos de 10 a 14:30']);
  });

  it.each([
    ['the street', { street: 'Bv. Oroño 1234' }, 'Bv. Oroño 1234, Rosario'],
    [
      'all of it',
      { street: 'Ruta 9 km 280', locality: 'Funes', region: 'Santa Fe', postalCode: 'S2132' },
      'Ruta 9 km 280, S2132 Funes, Santa Fe',
    ],
  ])('have its address from %s', (_what, address, text) => {
    expect(show({ address })).toEqual([text]);
  });
});
