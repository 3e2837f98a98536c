import { isFreeOfCharge } from './free-of-charge';

it.each([
  'sin cargo',
  'Sin Cargo.',
  'SIN COSTO ADICIONAL',
  's/cargo',
  'bonificada',
  '¡Bonificada!',
  '100% bonificado',
  'gratis 🎁',
  'Gratuito',
  'incluida',
  'Ya incluido en el precio',
  'viene incluida con el menú',
  'de regalo',
  'cortesía de la casa',
  'invita la casa',
  'no se cobra',
  '$0 (bonificado)',
  'sin cargo por persona',
  '0',
])('%j says that there is nothing to pay', (price) => {
  expect(isFreeOfCharge(price)).toBe(true);
});

it.each([
  '50 % bonificado',
  'bonificada para más de 50',
  'sin cargo desde 40 invitados',
  'incluida con la pizza libre',
  '11.900 (envío sin cargo)',
  's/c',
  'a consultar',
  'cargo aparte',
  'no incluido',
  '',
])('%j does not say that there is nothing to pay', (price) => {
  expect(isFreeOfCharge(price)).toBe(false);
});
