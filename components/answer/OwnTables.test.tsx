import { render, screen, within } from '@testing-library/react';
import type { SourceState } from '@/lib/content/source/source-reader';
import { OwnTables } from './OwnTables';

const menu: SourceState = {
  title: 'menú',
  count: 'Se muestran 34 de 36 opciones.',
  remarks: [],
  charges: ['Por evento: Mozo'],
  readAt: Date.parse('2026-11-28T21:02:00Z'),
  problem: undefined,
};

function setUp(state: Partial<SourceState> = {}, photos: string[] = []) {
  render(<OwnTables sources={[{ ...menu, ...state }]} photos={photos} />);
  return screen.getByRole('group');
}

it.each<[what: string, state: Partial<SourceState>, photos: string[], isOpen: boolean]>([
  ['folded while all is shown', {}, [], false],
  ['open for a row', { remarks: ['fila 3: sin mensaje.'] }, [], true],
  ['open for a held table', { problem: { why: 'falta la columna "precio"', heldUntil: 1 } }, [], true],
  ['open for a failure', { problem: { why: 'no existe el archivo' } }, [], true],
  ['open for a photo', {}, ['evento-06.jpg: no se ve'], true],
])('the part is %s', (_what, state, photos, isOpen) => {
  expect(setUp(state, photos).hasAttribute('open')).toBe(isOpen);
});

it('a table says when it was read, in Buenos Aires', () => {
  expect(setUp()).toHaveTextContent('Así estaba el 28/11 a las 18:02. Se muestran 34 de 36 opciones.');
});

it('a held table says until when', () => {
  const heldUntil = Date.parse('2026-11-28T22:02:00Z');
  expect(setUp({ problem: { why: 'falta la columna "precio"', heldUntil } })).toHaveTextContent(
    'falta la columna "precio". Si lo es, corregilo. Hasta el 28/11 a las 19:02 se muestra la versión anterior',
  );
});

it('of many remarks 20 are named, then their number', () => {
  const part = setUp({ charges: [], remarks: Array.from({ length: 33 }, (_, index) => `fila ${index}`) });
  const lines = within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('Y 13 más.');
});
