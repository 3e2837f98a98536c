import iconv from 'iconv-lite';
import { decodeText } from './decode-text';

const MENU =
  'categoría;opción;precio\r\nPostres;Flan “de la abuela” – edición d’été…;$ 4.500\r\n;Budín de ñandú;10 €\r\n';

it.each(['windows-1252', 'utf8'])('Spanish text in %s is decoded', (encoding) => {
  expect(decodeText(iconv.encode(MENU, encoding))).toBe(MENU);
});

it.each(['utf8', 'utf-16le', 'utf-16be'])('%s is decoded without its byte order mark', (encoding) => {
  expect(decodeText(iconv.encode(MENU, encoding, { addBOM: true }))).toBe(MENU);
});

it('all 27 characters from 0x80 to 0x9F of Windows-1252 are decoded', () => {
  const text = `Menú ${[...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].join(' ')}`;
  expect(decodeText(iconv.encode(text, 'windows-1252'))).toBe(text);
});

it('a spreadsheet that is no CSV is refused', () => {
  expect(() => decodeText(Buffer.from('PK\u0003\u0004\u0014\0', 'latin1'))).toThrow(
    'guardalo o publicalo como CSV',
  );
});
