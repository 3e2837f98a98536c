import { ReadError, reasonOf } from './read-error';

const withCode = (message: string, fields: object) => Object.assign(new Error(message), fields);

it.each([
  [withCode('ENOENT: no such file', { code: 'ENOENT', path: '/menu.csv' }), 'no existe el archivo /menu.csv'],
  [withCode('ENOTFOUND', { code: 'ENOTFOUND' }), 'no existe esa dirección, o no hay internet'],
  [new ReadError('tiene más de 1000 kB'), 'tiene más de 1000 kB'],
  [new SyntaxError('Unexpected token'), 'la respuesta no es JSON'],
  [withCode('EIO: i/o error', { code: 'EIO' }), 'EIO: i/o error'],
])('the reason is in Spanish: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
