import { statusOf } from './status';

it.each(['', 'sí', 'SI', 'Visible', 'VERDADERO', 'TRUE', 'checked', 'Yes', 'activa', 'Published', '1', '☑️'])(
  'estado %j shows the option',
  (word) => {
    expect(statusOf(word)).toBe('shown');
  },
);

const hiding = [
  'oculto',
  'Oculta',
  'oculto.',
  'ocultos',
  'NO',
  'agotado',
  'Agotada',
  'pausado',
  'FALSO',
  'FALSE',
  'unchecked',
  'inactivo',
  'sin stock',
  'En pausa',
  'Draft',
  '0',
  '☐',
];

it.each(hiding)('estado %j hides the option', (word) => {
  expect(statusOf(word)).toBe('hidden');
});

it.each(['quizás', 'no sé', '2'])('estado %j is unknown', (word) => {
  expect(statusOf(word)).toBeUndefined();
});
