import 'server-only';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { assetPath } from '@/lib/site/asset-path';
import { ofProcess } from '@/lib/site/of-process';
import { fetchPicture, type Picture } from './fetch-picture';

const AT_ONCE = 4;

/** Keeps the pictures of the shown reviews in memory, so that a visitor's browser requests nothing from a third party. */
class Avatars {
  private pictures = new Map<string, Picture>();
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
  named(name: string): Picture | undefined {
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
      const picture = await fetchPicture(url).catch(() => undefined);
      if (picture) this.pictures.set(url, picture);
    }
  }
}

export const avatars = ofProcess('avatars', () => new Avatars());
