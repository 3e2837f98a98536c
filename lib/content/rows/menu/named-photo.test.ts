import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoNamed } from './named-photo';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const long = 'Bandeja de empanadas tucumanas con salsa';
for (const file of ['Torta de ñandú.JPG', 'evento-2.png', `${long} criolla.jpg`, 'notas.txt'])
  writeFileSync(join(folder, file), '');
process.env.PHOTOS_FOLDER = folder;

afterAll(() => {
  process.env.PHOTOS_FOLDER = '';
  rmSync(folder, { recursive: true });
});

it.each([
  ['evento-4', 'evento-4'],
  ['Evento 4.JPG', 'evento-4'],
  ['torta de nandu', 'plato-tortadenandu'],
  ['Torta de ñandú.jpg', 'plato-tortadenandu'],
  [`${long} criolla`, 'plato-bandejadeempanadastucumanasconsalsacriolla'],
  [`${long} picante`, undefined],
  ['notas', undefined],
  ['', undefined],
])('%j names the photo %s', (text, photo) => {
  expect(photoNamed(text)).toBe(photo);
});
