import { isFreeOfCharge } from './free-of-charge';

it.each(['sin cargo', 'Sin Cargo.', 'bonificada', 'gratis', 'Incluidos'])(
  '%j says that there is nothing to pay',
  (price) => {
    expect(isFreeOfCharge(price)).toBe(true);
  },
);

it.each(['50 % bonificado', 'sin cargo desde 40 invitados', 'no incluido', 's/c', '0', ''])(
  '%j does not say that there is nothing to pay',
  (price) => {
    expect(isFreeOfCharge(price)).toBe(false);
  },
);
