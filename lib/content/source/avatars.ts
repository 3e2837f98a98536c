import 'server-only';
import { createHash } from 'node:crypto';
import { ReadError, reasonOf } from '@/lib/content/table/read-error';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { ofProcess } from '@/lib/process/of-process';
import { assetPath } from '@/lib/site/asset-path';
import { fetchBytes } from './fetch-bytes';
import { logChange } from './log';

/** A reviewer's picture, served to visitors unchanged. */
type Avatar = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

/** Keeps the pictures of the shown reviews in memory, so that a visitor's browser requests nothing from a third party. */
class Avatars {
  private pictures = new Map<string, Avatar>();
  private fetching: Promise<void> = Promise.resolve();

  /**
   * Fetches the missing pictures of `urls`, after any fetches already running, and forgets all other pictures. The next call retries those
   * that fail.
   */
  keep(urls: readonly string[]): Promise<void> {
    this.fetching = this.fetching.then(() => this.fetchMissing(urls));
    return this.fetching;
  }

  addressOf(url: string): string | undefined {
    const picture = this.pictures.get(url);
    return picture && assetPath(`/avatars/${picture.name}`);
  }

  /** @param name the last path segment of {@link addressOf} */
  named(name: string): Avatar | undefined {
    return [...this.pictures.values()].find((picture) => picture.name === name);
  }

  private async fetchMissing(urls: readonly string[]): Promise<void> {
    this.pictures = new Map([...this.pictures].filter(([url]) => urls.includes(url)));
    const before = this.pictures.size;
    const missing = [...new Set(urls)].filter((url) => !this.pictures.has(url));
    const fetches = missing.map(async (url) => {
      await fetchAvatar(url).then(
        (picture) => this.pictures.set(url, picture),
        (error) => logChange(`reseñas, ${url}`, `se ven las iniciales: ${reasonOf(error)}`),
      );
    });
    await Promise.all(fetches);
    if (this.pictures.size > before) outdatePages();
  }
}

const wanted = {
  accept: 'image/jpeg, image/png, image/webp, image/avif',
  maxBytes: 100_000,
  redirect: 'error' as const,
};

/** In pixels: twice the displayed size, for high-density screens. */
const SIZE = 96;

/** What the bytes of each image type hold, and the offset where it starts. */
const signatures = [
  { type: 'image/jpeg', start: 0, signature: '\xff\xd8\xff' },
  { type: 'image/png', start: 0, signature: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', start: 8, signature: 'WEBP' },
  { type: 'image/avif', start: 4, signature: 'ftypavif' },
];

/** @throws {Error} if the picture cannot be fetched, is over 100 kB, or is not a JPEG, PNG, WebP or AVIF */
async function fetchAvatar(url: string): Promise<Avatar> {
  const bytes = Uint8Array.from(await fetchBytes(inShownSize(url), wanted));
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(({ start, signature }) => text.startsWith(signature, start));
  if (!found) throw new ReadError('no es JPEG, PNG, WebP ni AVIF');
  return { bytes, type: found.type, name: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Asks Google for `SIZE`: its picture URLs end with a size. */
function inShownSize(url: string): string {
  const { hostname, search } = new URL(url);
  const isGoogles = hostname.endsWith('.googleusercontent.com') && search === '';
  return isGoogles ? `${url.replace(/=[\w-]*$/, '')}=s${SIZE}-c` : url;
}

export const avatars = ofProcess('avatars', () => new Avatars());
