import 'server-only';
import { createHash } from 'node:crypto';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { assetPath } from '@/lib/site/asset-path';
import { ofProcess } from '@/lib/site/of-process';
import { fetchBytes } from './source/fetch-bytes';

/** A reviewer's picture, served to visitors unchanged. */
export type AvatarPicture = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };

const AT_ONCE = 4;

const picture = { accept: 'image/jpeg, image/png, image/webp, image/avif', maxBytes: 100_000 };

/** In pixels: twice the displayed size, for high-density screens. */
const SIZE = 96;

/** The signature of each image type, and the byte offset where it starts. */
const kinds = [
  { type: 'image/jpeg', start: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', start: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', start: 8, bytes: 'WEBP' },
  { type: 'image/avif', start: 4, bytes: 'ftypavif' },
];

/** Keeps the pictures of the shown reviews in memory, so that a visitor's browser requests nothing from a third party. */
class Avatars {
  private pictures = new Map<string, AvatarPicture>();
  private fetching: Promise<void> = Promise.resolve();

  /**
   * Fetches the missing pictures of `urls`, after any fetches already running, and forgets all other pictures. The next call retries those
   * that fail.
   */
  keep(urls: readonly string[]): void {
    this.fetching = this.fetching.then(() => this.fetchMissing(urls));
  }

  addressOf(url: string): string | undefined {
    const picture = this.pictures.get(url);
    return picture && assetPath(`/avatars/${picture.name}`);
  }

  /** @param name the last path segment of {@link addressOf} */
  named(name: string): AvatarPicture | undefined {
    return [...this.pictures.values()].find((picture) => picture.name === name);
  }

  private async fetchMissing(urls: readonly string[]): Promise<void> {
    this.pictures = new Map([...this.pictures].filter(([url]) => urls.includes(url)));
    const missing = [...new Set(urls)].filter((url) => !this.pictures.has(url));
    const before = this.pictures.size;
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.fetchAll(missing)));
    if (this.pictures.size > before) outdatePages();
  }

  /** @param missing a queue that parallel calls share and empty */
  private async fetchAll(missing: string[]): Promise<void> {
    for (let url = missing.shift(); url !== undefined; url = missing.shift()) {
      const picture = await fetchAvatar(url).catch(() => undefined);
      if (picture) this.pictures.set(url, picture);
    }
  }
}

export const avatars = ofProcess('avatars', () => new Avatars());

/** @throws {Error} if the picture cannot be fetched, is over 100 kB, or is not a JPEG, PNG, WebP or AVIF */
async function fetchAvatar(url: string): Promise<AvatarPicture> {
  const bytes = Uint8Array.from(await fetchBytes(inShownSize(url), picture));
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const kind = kinds.find(({ start, bytes }) => text.startsWith(bytes, start));
  if (!kind) throw new Error('not a picture');
  return { bytes, type: kind.type, name: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Asks Google for the size that the page shows: its picture URLs end with a size. */
function inShownSize(url: string): string {
  const { hostname, search } = new URL(url);
  const isGoogles = hostname.endsWith('.googleusercontent.com') && search === '';
  return isGoogles ? `${url.replace(/=[\w-]*$/, '')}=s${SIZE}-c` : url;
}
