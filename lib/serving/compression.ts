import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A content coding of HTTP that the server can produce. */
export type Encoding = 'br' | 'gzip';

/** In the order of preference. Brotli at its highest quality takes a tenth of a second for a page, during which nothing else runs. */
const compressors: Record<Encoding, (body: string | Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

const encodings: Encoding[] = ['br', 'gzip'];

/**
 * The best encoding that the client accepts.
 * @param acceptEncoding the request's `Accept-Encoding`
 * @returns undefined when the body has to be sent as it is
 */
export function negotiateEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** More than there are versions of the pages: HTML and router data of each, in each encoding. */
const MAX_KEPT = 50;

/** Compressed bodies by encoding and version, the oldest first. */
const kept = new Map<string, Buffer>();

/**
 * Compresses a body once for all visitors. Compressing each response anew took the server past 250 MB under load.
 * @param version tells bodies apart: two with the same version are the same
 */
export function compressOnce(body: string | Buffer, encoding: Encoding, version: string): Buffer {
  const key = `${encoding} ${version}`;
  const compressed = kept.get(key) ?? compressors[encoding](body);
  kept.set(key, compressed);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return compressed;
}
