import 'server-only';
import { createHash } from 'node:crypto';
import { ReadError } from '@/lib/content/table/read-error';
import { fetchBytes } from './fetch-bytes';

/** A reviewer's picture, served to visitors unchanged. */
export type FetchedPicture = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

const wanted = {
  accept: 'image/jpeg, image/png, image/webp, image/avif',
  maxBytes: 100_000,
  redirect: 'error' as const,
};

/** In pixels: twice the displayed size, for high-density screens. */
const SIZE = 96;

/** The signature of each image type, and the byte offset where it starts. */
const kinds = [
  { type: 'image/jpeg', start: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', start: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', start: 8, bytes: 'WEBP' },
  { type: 'image/avif', start: 4, bytes: 'ftypavif' },
];

/** @throws {Error} if the picture cannot be fetched, is over 100 kB, or is not a JPEG, PNG, WebP or AVIF */
export async function fetchPicture(url: string): Promise<FetchedPicture> {
  const bytes = Uint8Array.from(await fetchBytes(inShownSize(url), wanted));
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const kind = kinds.find(({ start, bytes }) => text.startsWith(bytes, start));
  if (!kind) throw new ReadError('no es JPEG, PNG, WebP ni AVIF');
  return { bytes, type: kind.type, name: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Asks Google for the size that the page shows: its picture URLs end with a size. */
function inShownSize(url: string): string {
  const { hostname, search } = new URL(url);
  const isGoogles = hostname.endsWith('.googleusercontent.com') && search === '';
  return isGoogles ? `${url.replace(/=[\w-]*$/, '')}=s${SIZE}-c` : url;
}
