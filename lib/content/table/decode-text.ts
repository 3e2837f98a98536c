import iconv from 'iconv-lite';
import { ReadError } from './read-error';

/**
 * Decodes what a spreadsheet saves: UTF-16 if it has a byte order mark, UTF-8 if all of it is valid UTF-8, else Windows-1252.
 * @throws {ReadError} for a file that is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (/^(\u00FF\u00FE|\u00FE\u00FF)/.test(buffer.toString('latin1', 0, 2)))
    return iconv.decode(buffer, 'utf-16');
  if (buffer.includes(0)) throw new ReadError('no es un archivo de texto: guardalo o publicalo como CSV');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    // Not with `TextDecoder`: Node 20.18.3 and later, 22.13.0 to 22.22.0, and 24.0.0 to 24.13.0 decode the bytes 0x80 to 0x9F as control
    // characters: https://github.com/nodejs/node/issues/60888
    return iconv.decode(buffer, 'windows-1252');
  }
}
