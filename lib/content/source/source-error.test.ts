import { NotTextError } from '@/lib/content/table/decode-text';
import { reasonOf, SourceError } from './source-error';

const withCode = (message: string, fields: object) => Object.assign(new Error(message), fields);

it.each([
  [withCode('ENOENT: no such file', { code: 'ENOENT', path: '/menu.csv' }), 'no existe el archivo /menu.csv'],
  [withCode('ENOTFOUND', { code: 'ENOTFOUND' }), 'no existe esa dirección, o no hay internet'],
  [new NotTextError('es un PDF'), 'es un PDF, no un CSV: guardalo o publicalo como CSV'],
  [
    new SourceError('status 500', 'el servidor contestó con el error 500'),
    'el servidor contestó con el error 500',
  ],
  [withCode('EIO: i/o error', { code: 'EIO' }), 'EIO: i/o error'],
])('the error of a table is in Spanish: %s', (error, reason) => {
  expect(reasonOf(error, 'es')).toBe(reason);
});

it.each([
  [withCode('ECONNREFUSED', { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new NotTextError('es un PDF'), 'the body is not text'],
  [new SyntaxError('Unexpected token'), 'the body is not JSON'],
])('the error of an API is in English: %s', (error, reason) => {
  expect(reasonOf(error, 'en')).toBe(reason);
});
