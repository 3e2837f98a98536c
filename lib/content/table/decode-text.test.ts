import iconv from 'iconv-lite';
import { decodeText } from './decode-text';

const MENU =
  'categoría;opción;precio\r\nPostres;Flan “de la abuela” – edición d’été…;$ 4.500\r\n;Budín de ñandú;10 €\r\n';
const CAPITALS = 'CATEGORÍA;OPCIÓN\r\nMENÚ;JAMÓN Y ÑOQUIS\r\n¿POSTRES?;¡FLAN!\r\n';
const SHORT = 'Menú';

const written = (encoding: string) =>
  [MENU, CAPITALS, SHORT].map((text) =>
    text.replace(/[“”–’…€]/g, (sign) => (encoding === 'cp850' ? '' : sign)),
  );

// The library's Mac OS Roman has another sign where the euro is.
const encode = (text: string, encoding: string) =>
  iconv.encode(encoding === 'macroman' ? text.replace('€', '¤') : text, encoding);

describe.each(['windows-1252', 'macroman', 'cp850', 'utf8'])('Spanish text in %s', (encoding) => {
  it.each(written(encoding))('is decoded: %.20j', (text) => {
    expect(decodeText(encode(text, encoding))).toBe(text);
  });
});

it.each(['utf8', 'utf-16le', 'utf-16be'])('%s is decoded without its byte order mark', (encoding) => {
  expect(decodeText(iconv.encode(MENU, encoding, { addBOM: true }))).toBe(MENU);
});

it('all 27 characters from 0x80 to 0x9F of Windows-1252 are decoded', () => {
  const signs = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
  const text = `Menú, opción, Ñandú y jamón. ${[...signs].join(' ')}`;
  expect(decodeText(iconv.encode(text, 'windows-1252'))).toBe(text);
});

it('UTF-8 with one broken letter stays UTF-8', () => {
  const spoilt = Buffer.concat([
    Buffer.from('Menú con jamón, ñoquis y '),
    Buffer.from([0xe9]),
    Buffer.from('clair'),
  ]);
  expect(decodeText(spoilt)).toBe('Menú con jamón, ñoquis y \uFFFDclair');
});

it.each([
  ['PK\u0003\u0004\u0014\0', 'es un libro de Excel, LibreOffice o Numbers'],
  ['\u00D0\u00CF\u0011\u00E0\u00A1', 'es un libro de un Excel viejo'],
  ['%PDF-1.7', 'es un PDF'],
  ['c\0a\0t\0', 'no es un archivo de texto'],
])('%j is refused with the reason', (start, reason) => {
  expect(() => decodeText(Buffer.from(start, 'latin1'))).toThrow(reason);
});
