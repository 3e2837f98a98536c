import { nameAlone, reviewAlone } from './copied-review';

it.each([
  'Ana Gómez\nLocal Guide · 25 opiniones · 3 fotos',
  'Ana Gómez · Local Guide · Nivel 4',
  'Ana Gómez (Local Guide)',
  'Ana Gómez\n12 reseñas',
  'Ana Gómez, 3 reviews',
  'Ana Gómez',
])('%j is the name Ana Gómez', (cell) => {
  expect(nameAlone(cell)).toBe('Ana Gómez');
});

it.each([
  'Local Guide · 12 opiniones\nhace 2 meses\n★★★★★\nMuy rico',
  '5/5\nHace una semana NUEVO\n\nMuy rico',
  'a month ago\nMuy rico\nLike\nShare',
  'Muy rico\nRespuesta del propietario\nhace 3 semanas\n¡Gracias!',
  'Muy rico\nRespuesta de Fuego y Masa (propietario) hace un mes\nGracias',
  'Muy rico\n\nResponse from the owner: thanks',
])('%j is the review `Muy rico`', (cell) => {
  expect(reviewAlone(cell)).toEqual({ text: 'Muy rico', isCut: false });
});

it.each([
  'La respuesta del propietario fue inmediata.',
  'Hace 2 meses festejamos ahí\ny volvimos',
  'No pido más',
  '★★★★★',
])('%j is kept whole', (cell) => {
  expect(reviewAlone(cell)).toEqual({ text: cell, isCut: false });
});

it.each(['Muy rico… Más', 'Muy rico ... Leer más', 'Muy rico… More'])('%j was cut', (cell) => {
  expect(reviewAlone(cell)).toMatchObject({ text: expect.stringMatching(/(…|\.{3})$/), isCut: true });
});
