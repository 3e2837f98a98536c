import iconv from 'iconv-lite';
import { ReadError } from './read-error';

type Decoder = (bytes: Buffer) => string;

/**
 * The encodings that a Spanish Excel saves, depending on the type of CSV; and UTF-8, for a text in which another program has spoilt a
 * letter.
 */
const decoders: readonly [Decoder, ...Decoder[]] = [
  // Not with `TextDecoder`: Node 20.18.3 and later, 22.13 and later, and 24.0 to 24.6 decode the bytes 0x80 to 0x9F as control characters:
  // https://github.com/nodejs/node/issues/60888
  (bytes) => iconv.decode(bytes, 'windows-1252'),
  // Not with iconv-lite 0.7.3, because its Mac OS Roman predates the euro sign.
  (bytes) => new TextDecoder('macintosh').decode(bytes),
  (bytes) => iconv.decode(bytes, 'cp850'),
  (bytes) => new TextDecoder('utf-8').decode(bytes),
];

/** How many bytes are scored. A sample is enough, because a file has one encoding. */
const SAMPLE_BYTES = 10_000;

/** The signatures of files that are not text: Excel, LibreOffice and Numbers (a ZIP archive), old Excel, PDF. */
const otherFiles: readonly [start: string, what: string][] = [
  ['PK\u0003\u0004', 'un libro de Excel, LibreOffice o Numbers'],
  ['\u00D0\u00CF\u0011\u00E0', 'un libro de un Excel viejo'],
  ['%PDF', 'un PDF'],
];

/**
 * Decodes a text of unknown encoding: UTF-16 if it has a byte order mark, UTF-8 if all of it is valid UTF-8, else whichever of the
 * {@link decoders} gives the most plausible Spanish.
 * @throws {ReadError}
 */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.toString('latin1', 0, 4);
  const other = otherFiles.find(([signature]) => start.startsWith(signature));
  if (other) throw new ReadError(`es ${other[1]}: guardalo o publicalo como CSV`);
  if (/^(\u00FF\u00FE|\u00FE\u00FF)/.test(start)) return iconv.decode(buffer, 'utf-16');
  if (buffer.includes(0)) throw new ReadError('no es un archivo de texto');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return decoderFor(buffer)(buffer);
  }
}

function decoderFor(buffer: Buffer): Decoder {
  const first = buffer.findIndex((byte) => byte > 0x7f);
  const sample = buffer.subarray(Math.max(0, first - 1), first + SAMPLE_BYTES);
  const scores = decoders.map((decode) => scoreOf(decode(sample)));
  return decoders[scores.indexOf(Math.max(...scores))] ?? decoders[0];
}

/** The number of non-ASCII characters in a place where Spanish has them, minus the number of the others. */
function scoreOf(text: string): number {
  let score = 0;
  for (const { 0: character, index } of text.matchAll(/\P{ASCII}/gu)) {
    const before = text[index - 1] ?? '';
    const after = text[index + character.length] ?? '';
    score += isSpanish(character, before, after) ? 1 : -1;
  }
  return score;
}

function isSpanish(character: string, before: string, after: string): boolean {
  const followsLetter = /\p{L}/u.test(before);
  const precedesLetter = /\p{L}/u.test(after);
  if (/[áéíóúüñ]/.test(character)) return followsLetter || precedesLetter;
  if (/[ÁÉÍÓÚÜÑ]/.test(character)) return (followsLetter || precedesLetter) && !/\p{Ll}/u.test(before);
  if (/[¡¿]/.test(character)) return !followsLetter;
  // Between two letters, these are more often a letter of another encoding.
  if (/[“”‘–—…€•«»™®©½¼·\u00A0]/.test(character)) return !(followsLetter && precedesLetter);
  return /[’´°ºª]/.test(character);
}
