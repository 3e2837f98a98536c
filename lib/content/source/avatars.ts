import 'server-only';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { ofProcess } from '@/lib/process/of-process';
import { assetPath } from '@/lib/site/asset-path';
import { type FetchedPicture, fetchPicture } from './fetch-picture';
import { reasonOf } from './reason-of';

const AT_ONCE = 4;

/** Keeps the pictures of the shown reviews in memory, so that a visitor's browser requests nothing from a third party. */
class Avatars {
  private pictures = new Map<string, FetchedPicture>();
  private fetching: Promise<void> = Promise.resolve();
  private isFailing = false;

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
  named(name: string): FetchedPicture | undefined {
    return [...this.pictures.values()].find((picture) => picture.name === name);
  }

  private async fetchMissing(urls: readonly string[]): Promise<void> {
    this.pictures = new Map([...this.pictures].filter(([url]) => urls.includes(url)));
    const missing = [...new Set(urls)].filter((url) => !this.pictures.has(url));
    const before = this.pictures.size;
    const problems: string[] = [];
    const fetchRest = async (): Promise<void> => {
      const url = missing.shift();
      if (url === undefined) return;
      await fetchPicture(url).then(
        (picture) => this.pictures.set(url, picture),
        (error) => problems.push(`${url}: ${reasonOf(error)}`),
      );
      await fetchRest();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchRest));
    this.say(problems);
    if (this.pictures.size > before) outdatePages();
  }

  /** Says once that pictures cannot be fetched, and once that all can be again. */
  private say([first, ...others]: readonly string[]): void {
    if (first && !this.isFailing) {
      const more = others.length > 0 ? `, y ${others.length} más` : '';
      console.error(`[content] reseñas: se ve la foto de siempre en lugar de ${first}${more}`);
    }
    if (!first && this.isFailing) console.log('[content] reseñas: todas las fotos se traen otra vez');
    this.isFailing = first !== undefined;
  }
}

export const avatars = ofProcess('avatars', () => new Avatars());
