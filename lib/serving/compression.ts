import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const encoders = {
  br: (body: string | Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string | Buffer) => gzipSync(body),
  identity: (body: string | Buffer) => Buffer.from(body),
};

/** How a body is sent, by the names of `Content-Encoding`. */
export type Encoding = keyof typeof encoders;

const MAX_KEPT_BYTES = 10_000_000;

/** Oldest first. */
const kept = new Map<string, Buffer>();
let keptBytes = 0;

/** The best encoding that a value of `Accept-Encoding` allows. */
export function negotiateEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/**
 * Encodes a body once for all visitors: responses of one version and encoding are one buffer, however many wait to be read.
 * Compressing each response anew took the server past 250 MB under load, and so did a string, which Node copies for each.
 */
export function encodeOnce(body: string | Buffer, encoding: Encoding, version: string): Buffer {
  const key = `${encoding} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const encoded = encoders[encoding](body);
  kept.set(key, encoded);
  keptBytes += encoded.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MAX_KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
  return encoded;
}
